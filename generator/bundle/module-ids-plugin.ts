import path from 'node:path';
import type { Compiler, Module } from 'webpack';
import { shortHash } from './chunk-names.ts';

/**
 * Gives generated modules stable ids: their path under `site/`. Adding or removing a page then renumbers nothing, and a
 * copy of the content gives byte-identical bundles.
 */
export class ModuleIdsPlugin {
  readonly #folder: string;

  /** @param folder absolute folder of the generated modules */
  constructor(folder: string) {
    this.#folder = `${folder}${path.sep}`;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ModuleIdsPlugin', ({ chunkGraph, hooks }) => {
      hooks.beforeModuleIds.tap('ModuleIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = this.#idOf(module, compiler.context);
          if (id !== undefined) chunkGraph.setModuleId(module, id);
        }
      });
    });
  }

  #idOf(module: Module, context: string): string | undefined {
    const file = module.nameForCondition() ?? '';
    if (file.startsWith(this.#folder))
      return file.slice(this.#folder.length).split(path.sep).join('/').replace(/\.js$/, '');
    // webpack derives the id of concatenated modules from the paths of all parts; here the first part is enough.
    const isJoined = partsOf(module).some((part) => part.nameForCondition()?.startsWith(this.#folder));
    return isJoined ? shortHash(path.relative(context, file)) : undefined;
  }
}

/** The parts of a concatenated module; empty for others. */
function partsOf(module: Module): Module[] {
  return (module as { modules?: Module[] }).modules ?? [];
}
