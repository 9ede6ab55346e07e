/** Maximum number of positions listed for each failure message. */
const shownPlaces = 5;

/**
 * Groups failures with the same message into one finding that lists their positions.
 *
 * @param failures messages such as `content/guides/caching.md:12: what is wrong`, which may lack a position
 * @returns findings in the order in which they first occur
 */
export function groupCauses(failures: readonly string[]): string[] {
  const causes = Map.groupBy(failures.map(splitFailure), ({ message }) => message);
  return [...causes].map(([message, found]) => {
    const places = found.flatMap(({ place }) => place ?? []);
    if (found.length === 1) return places.length === 0 ? message : `${places[0]}: ${message}`;
    const more = places.length > shownPlaces ? `, and ${places.length - shownPlaces} more` : '';
    return `${message} (${found.length} places: ${places.slice(0, shownPlaces).join(', ')}${more})`;
  });
}

function splitFailure(failure: string): { place: string | undefined; message: string } {
  const [, place, message = failure] = /^(\S+:\d+(?::\d+)?): ([^]+)$/.exec(failure) ?? [];
  return { place, message };
}
