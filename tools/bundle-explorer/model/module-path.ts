import type { BuildModule } from './build.ts';

/**
 * Returns a module's path in the folder tree (`['src', 'index.js']`, `['node_modules', 'lodash', 'chunk.js']`), without
 * loaders and the project's folder. A package nested in another one is labeled with both names.
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
  // Modules that aren't files, such as contexts, externals, and shared modules, have names with spaces.
  return /\s/.test(path.split('/')[0] ?? '') ? [name] : segments(path);
}

/** Maximum depth of the folder tree. Deeper module paths aren't real folders. */
const DEEPEST = 50;

function segments(path: string): string[] {
  const all = path.split('/').filter(Boolean);
  return all.length > DEEPEST ? [...all.slice(0, DEEPEST), all.slice(DEEPEST).join('/')] : all;
}

/**
 * Returns the label of an installed copy of a package, with its version or its parent package if the path contains one.
 */
function packageLabel({ name, folder, version }: NonNullable<BuildModule['packageAt']>): string {
  if (version !== undefined) return `${name} ${version}`;
  const outer = folder.replaceAll('\\', '/').split('/node_modules/');
  const holder = outer.length > 2 ? outer.at(-2) : undefined;
  return holder === undefined || holder.startsWith('.') ? name : `${name} in ${holder}`;
}
