import type { Compiler } from 'webpack';

/** Chunks and modules of pages and sidebars, by the names that `chunk-names.ts` gives. */
const contentChunk = /^(?:pages|sections)\//;

/**
 * Makes the chunks of pages and sidebars independent of the rest of the bundle: their file is their name (which carries the
 * hash already), and their module's id is its path under `site/`, so that another page more or less renumbers nothing.
 */
export class PageChunksPlugin {
  readonly #folder: string;
  readonly #hashed: boolean;

  /**
   * @param folder absolute folder of the generated modules
   * @param hashed whether the names of other chunks carry a hash (not in development)
   */
  constructor(folder: string, { hashed }: { hashed: boolean }) {
    this.#folder = `${folder}/`;
    this.#hashed = hashed;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PageChunksPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('PageChunksPlugin', (chunks) => {
        for (const chunk of chunks) {
          if (contentChunk.test(chunk.name ?? '')) chunk.filenameTemplate = 'app/[name].js';
          // The runtime computes the most frequent form of file names and lists the rest. With a form for each of the others,
          // that is the one of pages, however few there are.
          else if (chunk.name && !chunk.canBeInitial() && !chunk.filenameTemplate && this.#hashed) chunk.filenameTemplate = `app/${chunk.name}.[contenthash:8].js`;
        }
      });
      compilation.hooks.beforeModuleIds.tap('PageChunksPlugin', (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition();
          if (!file?.startsWith(this.#folder)) continue;
          const name = file.slice(this.#folder.length).replace(/\.js$/, '');
          if (contentChunk.test(name)) compilation.chunkGraph.setModuleId(module, name);
        }
      });
    });
  }
}
