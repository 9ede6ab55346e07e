import { sourcesOfTexts } from './interface-texts.ts';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { versionOfCode } from './keys/code-version.ts';
import { keyOf } from './keys/key-of.ts';
import { asData, type CompileInput } from './page-processes.ts';
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
 * Hash of all that decides, besides its source, how a page comes out: the input that compiling gets, and the code that does it.
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
 * @param directory made when missing
 * @param version what `compileVersion` gives; entries of other versions are never read
 * @param inMemory entries by name, for a process that reads them again and again
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
      await writeWhole(path.join(directory, nameOf(source)), JSON.stringify(page));
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
