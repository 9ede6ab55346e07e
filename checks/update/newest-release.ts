import semver from 'semver';

/** A version as the registry describes it. */
export interface PublishedRelease {
  version: string;
  /** The Node.js it wants, as a range; missing where it does not say. */
  node?: string | undefined;
  deprecated?: boolean;
}

/**
 * The newest release to update to, whatever the order in which the registry lists them.
 *
 * @param installed the present version, which the result is never below
 * @param node version of the Node.js that will run it
 * @returns a release of the same major version (of the same minor one before 1.0); `installed` where none is newer
 */
export function newestRelease(published: readonly PublishedRelease[], installed: string, node: string): string {
  const fitting = published.filter(
    ({ version, node: wanted, deprecated }) =>
      semver.prerelease(version) === null &&
      semver.satisfies(version, `^${installed}`) &&
      deprecated !== true &&
      (wanted === undefined || semver.satisfies(node, wanted)),
  );
  return semver.rsort([installed, ...fitting.map(({ version }) => version)])[0]!;
}

/** The newest release of a later major version, which a keeper takes by hand; nothing where there is none. */
export function newerMajor(published: readonly PublishedRelease[], installed: string): string | undefined {
  const later = published.filter(
    ({ version, deprecated }) =>
      deprecated !== true &&
      semver.prerelease(version) === null &&
      semver.gt(version, installed) &&
      !semver.satisfies(version, `^${installed}`),
  );
  return semver.rsort(later.map(({ version }) => version))[0];
}
