import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, Compiler, Module } from 'webpack';
import { contentChunk, shortHash } from './chunk-names.ts';
import { configurationVersion } from './entries.ts';

/**
 * Puts a hash into the id of each chunk that is loaded on demand, so that the name of its files follows from the id alone. The
 * runtime then has no table of names: a chunk more, of the playground say, costs the other pages nothing.
 *
 * The hash is of all code, of the packages' versions, and of the generated data (`site/…`) in the chunk and in those that it
 * loads. webpack's own hashes come too late for an id. Pages and sidebars have a hash in their name already.
 */
export class ChunkIdsPlugin {
  readonly #generated: string;

  /** @param folder absolute folder of the generated modules */
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
      // webpack has named them when this runs.
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

  /** Packages are told by their versions, which are part of the configuration's. */
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

/** Pages and sidebars, and what has a fixed address. */
function hasOwnName({ name, filenameTemplate }: Chunk): boolean {
  return !name || contentChunk.test(name) || filenameTemplate !== undefined;
}

/** The file that a module was made from; `''` where there is none. */
function fileOf(module: Module): string {
  return module.nameForCondition() ?? '';
}

/** A hash of files: of their paths below a folder and what is in them, in any order. */
function hashOf(files: readonly string[], folder: string): string {
  const hash = createHash('sha256').update(configurationVersion);
  for (const file of [...new Set(files)].sort()) hash.update(path.relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex');
}
