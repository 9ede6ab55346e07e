import type { Module, Stats } from 'webpack';
import { packageFolders } from '../../compile/package-folders.ts';
import { inProject } from '../paths.ts';

/**
 * Folders of the packages whose code is in bundles, from the project's root and sorted: `node_modules/react`. Modules that were
 * left out of all chunks do not count; of several that were joined into one, each does.
 */
export function bundledPackages(all: readonly Stats[]): string[] {
  const files = new Set<string>();
  for (const { compilation } of all)
    for (const chunk of compilation.chunks)
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
        for (const { resource } of partsOf(module)) if (resource !== undefined) files.add(resource);
  return packageFolders(files, inProject());
}

/** A module, or the modules that were joined to it; those that stand for a file have a `resource`. */
function partsOf(module: Module & { modules?: Module[] }): (Module & { resource?: string })[] {
  return module.modules?.flatMap(partsOf) ?? [module];
}
