/** Derives the dates of releases from the times that an npm registry gives. */

/**
 * Returns the release dates that can be trusted. A mirror gives the time at which it fetched a release. That is shortly
 * after publication for releases newer than the mirror, but may be any later time for older ones. If a release has a
 * later time than its successor, it was fetched retroactively, so its time and those of all earlier releases are
 * ignored.
 *
 * @param versions oldest first
 * @param times ISO time by version
 * @returns ISO date by version, for the newest releases up to the first whose time is out of order
 */
export function releaseDates(
  versions: readonly string[],
  times: Readonly<Record<string, string>>,
): Map<string, string> {
  const dates = new Map<string, string>();
  let next = '9999';
  for (const version of versions.toReversed()) {
    const time = times[version];
    if (time === undefined || time >= next) break;
    dates.set(version, time.slice(0, 10));
    next = time;
  }
  return dates;
}
