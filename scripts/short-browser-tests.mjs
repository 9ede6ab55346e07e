/**
 * Which browser tests are part of the short run, told by their tags: those that show a row of docs/specification.md
 * (`row/NAME`, NAME as in its table) and the main way through a tool (`main-way`).
 */
const short = 'row/* || main-way';

/** What vitest's `--tags-filter` takes, for both parts of the browser tests. */
export const tagsFilters = { short, rest: `!(${short})` };

/** Whether a filter leaves a test with these tags; `undefined` leaves all. */
export function isLeft(filter, tags) {
  const isShort = tags.some((tag) => tag.startsWith('row/') || tag === 'main-way');
  return filter === undefined || (filter === tagsFilters.short && isShort) || (filter === tagsFilters.rest && !isShort);
}
