/** Files of tools built at build time, and cached under `.cache/tools/` by their inputs. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeNamed } from '../../../compile/write-named.ts';
import type { SiteFile } from '../model/site-file.ts';
import type { Bundled } from './bundle.ts';

const cache = path.resolve(import.meta.dirname, '../../../.cache/tools');

/** Output folder of the files. Their names contain a content hash, so two tools can share a file. */
const place = 'app/tools';

/** What was made. */
export interface MadeFiles<List> {
  /** List of the files for the tool's page. */
  list: List;
  /** Absolute folder with the files, by their names on the site. */
  folder: string;
  /** Names on the site (`app/tools/core.1a2b3c4d.js`). */
  names: string[];
  /** Folders of the contained packages, sorted: `node_modules/webpack`. */
  bundled: string[];
}

/** Adds a file. @param name without hash: `core` */
export type PutFile = (name: string, extension: string, file: Bundled) => Promise<SiteFile>;

/**
 * Finds a tool's files in the cache, or builds them.
 * @param kept name of the tool, and the cache key
 * @param make adds each file, and returns their list
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
  // Remove results of earlier code.
  const all = path.dirname(folder);
  for (const other of await readdir(all))
    if (!other.includes('.')) await rm(path.join(all, other), { recursive: true, force: true });
  await rename(staging, folder).catch(async (error: unknown) => {
    // Another process finished the same build first.
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(path.join(folder, 'made.json'))) throw error;
  });
}
