import { sourcesOfTexts } from './interface-texts.ts';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { versionOfCode } from './cache-keys/code-version.ts';
import { keyOf } from './cache-keys/key-of.ts';
import { asData, type CompileInput } from './page-processes.ts';
import type { CompiledPage, SourcePage } from './types.ts';
import { writeAtomically } from './write-atomically.ts';

/** Disk cache of compiled pages. */
interface PageCache {
  read(source: SourcePage): Promise<CompiledPage | undefined>;
  write(source: SourcePage, page: CompiledPage): Promise<void>;
  /** Removes disk cache entries that no page used in this run. */
  prune(): Promise<void>;
}

/** In-memory part of the cache of compiled pages, for a process that reads the cache repeatedly. */
export interface CacheMemory {
  /** Compiled pages by the name of their cache entry. */
  pages: Map<string, CompiledPage>;
  /** Names of the cache entries of source pages. */
  names: WeakMap<SourcePage, string>;
}

/**
 * Returns a hash of everything that determines a compiled page besides its source: the compiler's input and the
 * compiler's code.
 */
export function compileVersion(input: CompileInput): string {
  return keyOf({
    code: versionOfCode([path.join(import.meta.dirname, 'page-process.ts')]),
    input: asData(input),
    texts: sourcesOfTexts(),
  });
}

/**
 * Opens the disk cache of compiled pages.
 *
 * @param directory folder of the cache; created if missing
 * @param version from `compileVersion`; entries of other versions are never read
 * @param memory entries in memory of a cache that was opened before with the same version
 */
export function openPageCache(
  directory: string,
  version: string,
  { pages, names }: CacheMemory = { pages: new Map(), names: new WeakMap() },
): PageCache {
  const used = new Set<string>();
  const nameOf = (source: SourcePage): string => {
    const known = names.get(source);
    if (known !== undefined) return known;
    const { updated: _passedOn, ...hashed } = source;
    const name = `${keyOf({ version, source: hashed })}.json`;
    names.set(source, name);
    return name;
  };
  return {
    async read(source) {
      const name = nameOf(source);
      used.add(name);
      try {
        const page =
          pages.get(name) ?? (JSON.parse(await readFile(path.join(directory, name), 'utf8')) as CompiledPage);
        const { updated: _last, ...same } = page;
        const current =
          page.updated === source.updated
            ? page
            : { ...same, ...(source.updated !== undefined && { updated: source.updated }) };
        pages.set(name, current);
        return current;
      } catch {
        return undefined;
      }
    },
    async write(source, page) {
      await writeAtomically(path.join(directory, nameOf(source)), JSON.stringify(page));
    },
    async prune() {
      for (const name of pages.keys()) if (!used.has(name)) pages.delete(name);
      const entries = await readdir(directory).catch(() => []);
      await Promise.all(
        entries
          .filter((name) => name.endsWith('.json') && !used.has(name))
          .map((name) => rm(path.join(directory, name), { force: true })),
      );
    },
  };
}
