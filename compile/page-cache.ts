import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CompiledPage, SourcePage } from './types.ts';
import { writeWhole } from './write-whole.ts';

/** Compiled pages kept on disk between runs. */
export interface PageCache {
  read(source: SourcePage): Promise<CompiledPage | undefined>;
  write(source: SourcePage, page: CompiledPage): Promise<void>;
  /** Removes what no page of this run used. */
  prune(): Promise<void>;
}

/**
 * Opens the cache.
 *
 * @param directory made when missing
 * @param version changes with the pipeline and the facts; entries of other versions are never read
 * @param inMemory entries by name, for a process that reads them again and again
 */
export function openPageCache(directory: string, version: string, inMemory = new Map<string, CompiledPage>()): PageCache {
  const used = new Set<string>();
  const nameOf = (source: SourcePage): string => {
    const { body: _body, updated: _updated, ...rest } = source;
    const hash = createHash('sha256').update(version).update('\0').update(JSON.stringify(rest)).update('\0').update(source.body);
    return `${hash.digest('hex').slice(0, 32)}.json`;
  };
  return {
    async read(source) {
      const name = nameOf(source);
      used.add(name);
      try {
        const page = inMemory.get(name) ?? (JSON.parse(await readFile(path.join(directory, name), 'utf8')) as CompiledPage);
        inMemory.set(name, page);
        return { ...page, ...(source.updated !== undefined && { updated: source.updated }) };
      } catch {
        return undefined;
      }
    },
    async write(source, page) {
      await writeWhole(path.join(directory, nameOf(source)), JSON.stringify(page));
    },
    async prune() {
      for (const name of inMemory.keys()) if (!used.has(name)) inMemory.delete(name);
      const names = await readdir(directory).catch(() => []);
      await Promise.all(names.filter((name) => name.endsWith('.json') && !used.has(name)).map((name) => rm(path.join(directory, name), { force: true })));
    },
  };
}

/** Hash of the files below some folders, and of some texts besides. */
export async function hashOfSources(folders: string[], ...texts: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.')).map((entry) => path.join(entry.parentPath, entry.name)).toSorted();
    const contents = await Promise.all(files.map((file) => readFile(file)));
    for (const [index, file] of files.entries()) hash.update(file).update('\0').update(contents[index]!);
  }
  for (const text of texts) hash.update('\0').update(text);
  return hash.digest('hex');
}
