/**
 * Whether a feature was added after a version of webpack.
 * @param since first version that has it: `5.105.2`, `5.105.2+`
 * @param version minor version such as `5.99`, which stands for its last patch
 */
export function isNewer(since: string, version: string): boolean {
  const [major = 0, minor = 0] = numbers(since);
  const [ownMajor = 0, ownMinor = 0] = numbers(version);
  return major > ownMajor || (major === ownMajor && minor > ownMinor);
}

/** Returns all minor versions of webpack up to a given version, newest first: `5.2`, `5.1`, `5.0` for `5.2.3`. */
export function minorVersions(latest: string): string[] {
  const [major = 0, minor = 0] = numbers(latest);
  return Array.from({ length: minor + 1 }, (_, index) => `${major}.${minor - index}`);
}

function numbers(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}
