import type { PackagePlace } from './build.ts';

/** `…/node_modules/@scope/name/…`, the last one of a path. */
const inNodeModules = /^((?:.*[\\/])?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/!?|]+))(?:[\\/!?|]|$)/;

/** Package managers that keep each version in a folder of its own say the version there. */
const versionInPath = [
  /[\\/]\.pnpm[\\/](?:@[^\\/]+\+)?[^\\/@]+@(\d[^\\/_(]*)[^\\/]*[\\/]node_modules[\\/][^!]*$/,
  /[\\/]\.?(?:yarn|cache)[\\/].*?-npm-(\d+\.\d+\.\d+[^\\/]*?)-[\da-f]{8,}/,
];

/** Longer ones are no paths: modules whose source is in their address, say. */
const LONGEST_PATH = 4096;

/**
 * The package that a module is part of.
 * @param file path or identifier of the module; loaders before the last `!` don't count
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
