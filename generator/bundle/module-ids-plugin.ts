import path from 'node:path';
import type { Compiler, Module } from 'webpack';
import { shortHash } from './chunk-names.ts';

/**
 * Gives generated modules ids that do not depend on where they lie: their path under `site/`. Another page more or less thus
 * renumbers nothing, and a copy of the content gives the same bundles, byte for byte.
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
    // webpack numbers what it joins by the paths of all parts; here the first one's has to do.
    const isJoined = partsOf(module).some((part) => part.nameForCondition()?.startsWith(this.#folder));
    return isJoined ? shortHash(path.relative(context, file)) : undefined;
  }
}

/** The modules that webpack has joined into one; none where it has not. */
function partsOf(module: Module): Module[] {
  return (module as { modules?: Module[] }).modules ?? [];
}
