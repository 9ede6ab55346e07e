import { sourcesOfTexts } from './interface-texts.ts';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { versionOfCode } from './keys/code-version.ts';
import { keyOf } from './keys/key-of.ts';
import { asData, type CompileInput } from './page-processes.ts';
import type { CompiledPage, SourcePage } from './types.ts';
import { writeAtomically } from './write-atomically.ts';

/** Disk cache of compiled pages. */
export interface PageCache {
  read(source: SourcePage): Promise<CompiledPage | undefined>;
  write(source: SourcePage, page: CompiledPage): Promise<void>;
  /** Removes cache entries that no page used in this run. */
  prune(): Promise<void>;
}

/**
 * Returns a hash of everything besides its source that determines a compiled page: the compiler's input and the
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
 * Opens the cache.
 *
 * @param directory folder of the cache; created if missing
 * @param version from `compileVersion`; entries of other versions are never read
 * @param inMemory entries by key, for a process that reads them repeatedly
 */
export function openPageCache(
  directory: string,
  version: string,
  inMemory = new Map<string, CompiledPage>(),
): PageCache {
  const used = new Set<string>();
  const nameOf = ({ updated: _passedOn, ...source }: SourcePage): string => `${keyOf({ version, source })}.json`;
  return {
    async read(source) {
      const name = nameOf(source);
      used.add(name);
      try {
        const page =
          inMemory.get(name) ?? (JSON.parse(await readFile(path.join(directory, name), 'utf8')) as CompiledPage);
        inMemory.set(name, page);
        const { updated: _last, ...same } = page;
        return { ...same, ...(source.updated !== undefined && { updated: source.updated }) };
      } catch {
        return undefined;
      }
    },
    async write(source, page) {
      await writeAtomically(path.join(directory, nameOf(source)), JSON.stringify(page));
    },
    async prune() {
      for (const name of inMemory.keys()) if (!used.has(name)) inMemory.delete(name);
      const names = await readdir(directory).catch(() => []);
      await Promise.all(
        names
          .filter((name) => name.endsWith('.json') && !used.has(name))
          .map((name) => rm(path.join(directory, name), { force: true })),
      );
    },
  };
}
