import type { Module, Stats } from 'webpack';
import { packageFolders } from '../../compile/package-folders.ts';
import { inProject } from '../paths.ts';

/**
 * Folders of packages with code in the bundles, sorted and relative to the project root: `node_modules/react`. Ignores
 * modules without a chunk; includes all parts of concatenated modules.
 */
export function bundledPackages(all: readonly Stats[]): string[] {
  const files = new Set<string>();
  for (const { compilation } of all)
    for (const chunk of compilation.chunks)
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
        for (const { resource } of partsOf(module)) if (resource !== undefined) files.add(resource);
  return packageFolders(files, inProject());
}

/** A module, or the parts of a concatenated one; those from a file have a `resource`. */
function partsOf(module: Module & { modules?: Module[] }): (Module & { resource?: string })[] {
  return module.modules?.flatMap(partsOf) ?? [module];
}
