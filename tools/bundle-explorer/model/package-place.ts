import type { PackagePlace } from './build.ts';

/** Matches the last `…/node_modules/@scope/name/…` in a path. */
const inNodeModules = /^((?:.*[\\/])?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/!?|]+))(?:[\\/!?|]|$)/;

/** Match the package version in paths of package managers that use a folder per version. */
const versionInPath = [
  /[\\/]\.pnpm[\\/](?:@[^\\/]+\+)?[^\\/@]+@(\d[^\\/_(]*)[^\\/]*[\\/]node_modules[\\/][^!]*$/,
  /[\\/]\.?(?:yarn|cache)[\\/].*?-npm-(\d+\.\d+\.\d+[^\\/]*?)-[\da-f]{8,}/,
];

/** Maximum length of a module path. Longer strings are something else, such as data URLs. */
const LONGEST_PATH = 4096;

/**
 * Finds the package that contains a module.
 * @param file path or identifier of the module; loaders before the last `!` are ignored
 */
export function packagePlace(file: string): PackagePlace | undefined {
  const path = file.slice(file.lastIndexOf('!') + 1);
  if (path.length > LONGEST_PATH) return undefined;
  const found = inNodeModules.exec(path);
  if (!found) return undefined;
  const [, folder = '', name = ''] = found;
  const version = versionInPath.map((form) => form.exec(folder)?.[1]).find((one) => one !== undefined);
  return { name: name.replaceAll('\\', '/'), folder, version };
}
