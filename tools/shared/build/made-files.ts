/** Files of tools that are made at build time, and kept under `.cache/tools/` by what they are made from. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeNamed } from '../../../compile/write-named.ts';
import type { SiteFile } from '../model/site-file.ts';
import type { Bundled } from './bundle.ts';

const cache = path.resolve(import.meta.dirname, '../../../.cache/tools');

/** Folder of the site that the files are in. Their names change with their content, so that two tools may bring the same file. */
const place = 'app/tools';

/** What was made. */
export interface MadeFiles<List> {
  /** What the page of the tool is told of them. */
  list: List;
  /** Absolute folder with the files, by their names in the site. */
  folder: string;
  /** Names in the site (`app/tools/core.1a2b3c4d.js`). */
  names: string[];
  /** Folders of the packages whose code is in the files, sorted: `node_modules/webpack`. */
  bundled: string[];
}

/** Takes a file. @param name without hash: `core` */
export type PutFile = (name: string, extension: string, file: Bundled) => Promise<SiteFile>;

/**
 * Finds the files of a tool, or makes them.
 * @param kept name of the tool, and what changes with all that goes into the files
 * @param make puts each file, and gives the list of them
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
  // What was made from other code is of no use any more.
  const all = path.dirname(folder);
  for (const other of await readdir(all))
    if (!other.includes('.')) await rm(path.join(all, other), { recursive: true, force: true });
  await rename(staging, folder).catch(async (error: unknown) => {
    // Another process was faster, with the same.
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(path.join(folder, 'made.json'))) throw error;
  });
}
