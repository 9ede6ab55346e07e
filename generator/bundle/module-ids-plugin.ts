import path from 'node:path';
import type { Compiler, Module } from 'webpack';
import { shortHash } from './chunk-names.ts';

/**
 * webpack plugin that gives generated modules stable ids: their path under `site/`. The ids of other pages then stay
 * the same when a page is added or removed, and a copy of the content results in byte-identical bundles.
 */
export class ModuleIdsPlugin {
  readonly #folder: string;

  /** @param folder absolute path of the folder with the generated modules */
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
    // webpack derives the id of a concatenated module from the paths of all modules in it. Here, the path of the first
    // module is enough.
    const isJoined = partsOf(module).some((part) => part.nameForCondition()?.startsWith(this.#folder));
    return isJoined ? shortHash(path.relative(context, file)) : undefined;
  }
}

/** Returns the modules inside a concatenated module; empty for other modules. */
function partsOf(module: Module): Module[] {
  return (module as { modules?: Module[] }).modules ?? [];
}
