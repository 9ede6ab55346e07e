import type { Compiler } from 'webpack';

/** Chunks and modules of pages and sidebars, by the names that `chunk-names.ts` gives. */
const contentChunk = /^(?:pages|sections)\//;

/** Names the files of chunks: those of pages and sidebars are called by their name alone, which carries a hash already. */
export class PageChunksPlugin {
  readonly #hashed: boolean;

  /** @param options `hashed`: whether the names of other chunks carry a hash (not in development) */
  constructor({ hashed }: { hashed: boolean }) {
    this.#hashed = hashed;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PageChunksPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('PageChunksPlugin', (chunks) => {
        for (const chunk of chunks) {
          if (contentChunk.test(chunk.name ?? '')) chunk.filenameTemplate = 'app/[name].js';
          // The runtime computes the most frequent form of file names and lists the rest. With a form for each of the others,
          // that is the one of pages, however few there are.
          else if (chunk.name && !chunk.canBeInitial() && !chunk.filenameTemplate && this.#hashed)
            chunk.filenameTemplate = `app/${chunk.name}.[contenthash:8].js`;
        }
      });
    });
  }
}
