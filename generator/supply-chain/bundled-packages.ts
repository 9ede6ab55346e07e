import type { Module, Stats } from 'webpack';
import { packageFolders } from '../../compile/package-folders.ts';
import { inProject } from '../paths.ts';

/**
 * Returns the folders of packages whose code is in the bundles, sorted and relative to the project's root:
 * `node_modules/react`. Modules without a chunk are ignored; all parts of concatenated modules count.
 */
export function bundledPackages(all: readonly Stats[]): string[] {
  const files = new Set<string>();
  for (const { compilation } of all)
    for (const chunk of compilation.chunks)
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
        for (const { resource } of partsOf(module)) if (resource !== undefined) files.add(resource);
  return packageFolders(files, inProject());
}

/** Returns a module, or the parts of a concatenated module. Modules that come from a file have a `resource`. */
function partsOf(module: Module & { modules?: Module[] }): (Module & { resource?: string })[] {
  return module.modules?.flatMap(partsOf) ?? [module];
}
