/** Builds files of the site's tools at build time, and caches them under `.cache/tools/` by a hash of their inputs. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeNamed } from '../../../compile/write-named.ts';
import type { SiteFile } from '../model/site-file.ts';
import type { Bundled } from './bundle.ts';

const cache = path.resolve(import.meta.dirname, '../../../.cache/tools');

/**
 * Output folder of the files that were built for tools. Because their names contain a content hash, two tools can share
 * a file.
 */
const place = 'app/tools';

/** Files that were built for one of the site's tools. */
export interface MadeFiles<List> {
  /** Information about the built files for the tool's page, such as their URLs. */
  list: List;
  /** Absolute path of the folder with the built files. The paths in `names` are relative to it. */
  folder: string;
  /** Paths of the built files on the site (`app/tools/core.1a2b3c4d.js`). */
  names: string[];
  /** Folders of the npm packages that the built files contain, sorted (`node_modules/webpack`). */
  bundled: string[];
}

/** Adds a file to a tool's output. @param name file name without hash and extension (`core`) */
type PutFile = (name: string, extension: string, file: Bundled) => Promise<SiteFile>;

/**
 * Finds a tool's built files in the cache, or builds them.
 * @param options `tool`: name of the tool; `key`: cache key
 * @param make builds the files, adds each of them with `put`, and returns the list for the page
 */
export async function madeFiles<List>(
  { tool, key }: { tool: string; key: string },
  make: (put: PutFile) => Promise<List>,
): Promise<MadeFiles<List>> {
  const folder = path.join(cache, tool, key);
  if (!existsSync(path.join(folder, 'made.json'))) await makeInto(folder, make);
  const made = JSON.parse(await readFile(path.join(folder, 'made.json'), 'utf8')) as Omit<MadeFiles<List>, 'folder'>;
  return { ...made, folder };
}

async function makeInto<List>(folder: string, make: (put: PutFile) => Promise<List>): Promise<void> {
  const staging = `${folder}.${process.pid}`;
  await mkdir(path.join(staging, place), { recursive: true });
  const names: string[] = [];
  const bundled = new Set<string>();
  const list = await make(async (name, extension, { content, packages }) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const file = `${place}/${name}.${hash}.${extension}`;
    await writeNamed(path.join(staging, file), content);
    names.push(file);
    for (const each of packages) bundled.add(each);
    return { address: `/${file}`, bytes: content.length };
  });
  await writeNamed(
    path.join(staging, 'made.json'),
    JSON.stringify({ list, names: names.toSorted(), bundled: [...bundled].sort() }),
  );
  // Remove cached builds of the tool that have other keys.
  const all = path.dirname(folder);
  for (const other of await readdir(all))
    if (!other.includes('.')) await rm(path.join(all, other), { recursive: true, force: true });
  await rename(staging, folder).catch(async (error: unknown) => {
    // If the rename fails, another process has finished the same build first.
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(path.join(folder, 'made.json'))) throw error;
  });
}
