import type { Module, Stats } from 'webpack';
import { packageFolders } from '../../compile/package-folders.ts';
import { inProject } from '../paths.ts';

/**
 * Returns the folders of npm packages whose code is in webpack's bundles, sorted and relative to the project's root:
 * `node_modules/react`. Modules without a chunk are ignored. All modules inside concatenated modules count.
 */
export function bundledPackages(all: readonly Stats[]): string[] {
  const files = new Set<string>();
  for (const { compilation } of all)
    for (const chunk of compilation.chunks)
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
        for (const { resource } of partsOf(module)) if (resource !== undefined) files.add(resource);
  return packageFolders(files, inProject());
}

/**
 * Returns a webpack module, or the modules inside a concatenated module. Modules that come from a file have a
 * `resource`.
 */
function partsOf(module: Module & { modules?: Module[] }): (Module & { resource?: string })[] {
  return module.modules?.flatMap(partsOf) ?? [module];
}
