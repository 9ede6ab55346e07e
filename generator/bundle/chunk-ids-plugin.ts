import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, Compiler, Module } from 'webpack';
import { contentChunk, shortHash } from './chunk-names.ts';
import { configurationVersion } from './entries.ts';

/**
 * Adds a hash to the id of each lazy chunk, so that the chunk's file name can be derived from its id. webpack's runtime
 * then needs no table of file names, and adding a chunk, for example for the playground, doesn't make the other pages
 * larger.
 *
 * The hash covers all code, the versions of packages, and the generated data (`site/…`) in the chunk and in the chunks
 * that it loads. webpack's own content hashes can't be used, because they are computed after the ids. Chunks of pages
 * and sidebars already have a hash in their name.
 */
export class ChunkIdsPlugin {
  readonly #generated: string;

  /** @param folder absolute path of the folder with the generated modules */
  constructor(folder: string) {
    this.#generated = `${folder}${path.sep}`;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIdsPlugin', ({ chunkGraph, hooks }) => {
      let code = '';
      hooks.finishModules.tap('ChunkIdsPlugin', (modules) => {
        const files = [...modules].map(fileOf).filter((file) => this.#isCode(file));
        code = hashOf(files, compiler.context);
      });
      // Runs after webpack has assigned its own ids to chunks, and replaces them.
      hooks.chunkIds.tap({ name: 'ChunkIdsPlugin', stage: 10 }, (chunks) => {
        for (const chunk of chunks) {
          if (chunk.canBeInitial() || hasOwnName(chunk)) continue;
          const loaded = [chunk, ...chunk.getAllAsyncChunks()].filter((each) => !hasOwnName(each));
          const data = loaded.flatMap((each) => this.#dataOf(chunkGraph.getChunkModules(each)));
          chunk.id = `${chunk.name}.${shortHash(code + hashOf(data, this.#generated))}`;
          chunk.ids = [chunk.id];
        }
      });
    });
  }

  /**
   * Whether a file is source code of this project. Files of npm packages don't count, because their versions are part
   * of the configuration's version.
   */
  #isCode(file: string): boolean {
    return (
      path.isAbsolute(file) && !file.startsWith(this.#generated) && !file.includes(`${path.sep}node_modules${path.sep}`)
    );
  }

  #dataOf(modules: readonly Module[]): string[] {
    return modules
      .flatMap((module) => [module, ...((module as { modules?: Module[] }).modules ?? [])])
      .map(fileOf)
      .filter((file) => file.startsWith(this.#generated));
  }
}

/** Whether a chunk keeps its id, because it is the chunk of a page or sidebar or has a fixed address. */
function hasOwnName({ name, filenameTemplate }: Chunk): boolean {
  return !name || contentChunk.test(name) || filenameTemplate !== undefined;
}

/** Returns the path of a module's source file, or `''` if it has none. */
function fileOf(module: Module): string {
  return module.nameForCondition() ?? '';
}

/**
 * Returns a hash of several files that covers their contents and their paths relative to a folder. The order of the
 * files doesn't matter.
 */
function hashOf(files: readonly string[], folder: string): string {
  const hash = createHash('sha256').update(configurationVersion);
  for (const file of [...new Set(files)].sort()) hash.update(path.relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex');
}
