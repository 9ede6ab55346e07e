/** Dates of releases, from the times that a registry gives. Pure. */

/**
 * The dates that the times prove. A mirror gives the time at which it fetched a release. That is close to the
 * publication of a release that came out since the mirror exists; of an older one it is any later time. Where a release
 * has a later time than the one after it, it was fetched afterwards, so the times of it and of all before it say nothing.
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
