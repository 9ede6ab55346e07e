/** Places of one finding that are named; of more, how many there are. */
const shownPlaces = 5;

/**
 * One finding for each cause: failures that say the same of several places become one, with the places behind it.
 *
 * @param failures `content/guides/caching.md:12: what is wrong`, or a message without a place
 * @returns in the order in which the causes came up
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
