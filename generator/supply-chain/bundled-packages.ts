import path from 'node:path';
import type { Module, Stats } from 'webpack';
import { inProject } from '../paths.ts';

/**
 * Folders of the packages whose code is in bundles, from the project's root and sorted: `node_modules/react`. Modules that were
 * left out of all chunks do not count; of several that were joined into one, each does.
 */
export function bundledPackages(all: readonly Stats[]): string[] {
  const folders = new Set<string>();
  for (const { compilation } of all)
    for (const chunk of compilation.chunks)
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
        for (const { resource } of partsOf(module)) {
          const folder = resource === undefined ? undefined : packageFolder(resource);
          if (folder !== undefined) folders.add(folder);
        }
  return [...folders].sort();
}

/** A module, or the modules that were joined to it; those that stand for a file have a `resource`. */
function partsOf(module: Module & { modules?: Module[] }): (Module & { resource?: string })[] {
  return module.modules?.flatMap(partsOf) ?? [module];
}

/** @param file absolute @returns nothing where the file belongs to no package */
function packageFolder(file: string): string | undefined {
  const local = path.relative(inProject(), file).split(path.sep).join('/');
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(local)?.[0];
}
