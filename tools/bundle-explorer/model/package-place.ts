import type { PackagePlace } from './build.ts';

/** The last `…/node_modules/@scope/name/…` of a path. */
const inNodeModules = /^((?:.*[\\/])?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/!?|]+))(?:[\\/!?|]|$)/;

/** Package managers with a folder per version include the version in the path. */
const versionInPath = [
  /[\\/]\.pnpm[\\/](?:@[^\\/]+\+)?[^\\/@]+@(\d[^\\/_(]*)[^\\/]*[\\/]node_modules[\\/][^!]*$/,
  /[\\/]\.?(?:yarn|cache)[\\/].*?-npm-(\d+\.\d+\.\d+[^\\/]*?)-[\da-f]{8,}/,
];

/** Longer ones aren't paths, but for example data URLs. */
const LONGEST_PATH = 4096;

/**
 * The package that contains a module.
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
