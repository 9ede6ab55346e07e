import type { BuildModule } from './build.ts';

/**
 * Where a module stands in the tree of folders: `['src', 'index.js']`, `['node_modules', 'lodash', 'chunk.js']`. Loaders are left
 * out, the way to the project as well. A copy of a package inside another package keeps the name of both.
 */
export function modulePath({ name, type, packageAt }: BuildModule): string[] {
  if (type === 'runtime' || name.startsWith('webpack/runtime/'))
    return ['webpack runtime', name.replace('webpack/runtime/', '')];
  const bare = name.slice(name.lastIndexOf('!') + 1);
  if (packageAt) {
    const at = bare.lastIndexOf('node_modules/') + 'node_modules/'.length + packageAt.name.length;
    return ['node_modules', packageLabel(packageAt), ...segments(bare.slice(at))];
  }
  const path = bare.replace(/^(?:css |javascript\/\S+\||asset\S*\|)/, '').replace(/^(?:\.{1,2}\/)+/, '');
  // Modules without a file (contexts, externals, shared modules) have names with spaces, which are no paths.
  return /\s/.test(path.split('/')[0] ?? '') ? [name] : segments(path);
}

/** Deeper folders than these are no folders, and would only make the tree deep. */
const DEEPEST = 50;

function segments(path: string): string[] {
  const all = path.split('/').filter(Boolean);
  return all.length > DEEPEST ? [...all.slice(0, DEEPEST), all.slice(DEEPEST).join('/')] : all;
}

/** Name of a copy of a package, with the version or the package that it lies in where the path says it. */
function packageLabel({ name, folder, version }: NonNullable<BuildModule['packageAt']>): string {
  if (version !== undefined) return `${name} ${version}`;
  const outer = folder.replaceAll('\\', '/').split('/node_modules/');
  const holder = outer.length > 2 ? outer.at(-2) : undefined;
  return holder === undefined || holder.startsWith('.') ? name : `${name} in ${holder}`;
}
