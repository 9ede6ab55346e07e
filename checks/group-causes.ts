/** Maximum number of places listed per finding. */
const shownPlaces = 5;

/**
 * Groups failures with the same message into one finding with several places.
 *
 * @param failures `content/guides/caching.md:12: what is wrong`, or a message without a place
 * @returns in order of first occurrence
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
