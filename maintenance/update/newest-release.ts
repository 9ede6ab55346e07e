import semver from 'semver';

/** A version of an npm package in the registry. */
export interface RegistryRelease {
  version: string;
  /** Range of Node.js versions that the package's release requires; absent if it doesn't specify one. */
  node?: string | undefined;
  deprecated?: boolean;
}

/**
 * Finds the newest release of an npm package to update to, regardless of the registry's order.
 *
 * @param installed current version, which is the minimum
 * @param node version of Node.js that will run the release
 * @returns a release of the same major version (the same minor version before 1.0); `installed` if none is newer
 */
export function newestRelease(published: readonly RegistryRelease[], installed: string, node: string): string {
  const fitting = published.filter(
    ({ version, node: wanted, deprecated }) =>
      semver.prerelease(version) === null &&
      semver.satisfies(version, `^${installed}`) &&
      deprecated !== true &&
      (wanted === undefined || semver.satisfies(node, wanted)),
  );
  return semver.rsort([installed, ...fitting.map(({ version }) => version)])[0]!;
}

/**
 * Returns the newest release of a later major version of an npm package, or undefined if there is none. Updating to it
 * is manual work.
 */
export function newerMajor(published: readonly RegistryRelease[], installed: string): string | undefined {
  const later = published.filter(
    ({ version, deprecated }) =>
      deprecated !== true &&
      semver.prerelease(version) === null &&
      semver.gt(version, installed) &&
      !semver.satisfies(version, `^${installed}`),
  );
  return semver.rsort(later.map(({ version }) => version))[0];
}
