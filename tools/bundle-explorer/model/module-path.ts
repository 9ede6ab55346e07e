import type { BuildModule } from './build.ts';

/**
 * Path of a module in the folder tree: `['src', 'index.js']`, `['node_modules', 'lodash', 'chunk.js']`, without loaders
 * and project folder. A package nested in another one keeps both names.
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
  // Modules without a file (contexts, externals, shared modules) have names with spaces.
  return /\s/.test(path.split('/')[0] ?? '') ? [name] : segments(path);
}

/** Maximum depth; deeper paths aren't real folders. */
const DEEPEST = 50;

function segments(path: string): string[] {
  const all = path.split('/').filter(Boolean);
  return all.length > DEEPEST ? [...all.slice(0, DEEPEST), all.slice(DEEPEST).join('/')] : all;
}

/** Label of a package copy, with its version or parent package if the path contains it. */
function packageLabel({ name, folder, version }: NonNullable<BuildModule['packageAt']>): string {
  if (version !== undefined) return `${name} ${version}`;
  const outer = folder.replaceAll('\\', '/').split('/node_modules/');
  const holder = outer.length > 2 ? outer.at(-2) : undefined;
  return holder === undefined || holder.startsWith('.') ? name : `${name} in ${holder}`;
}
