/**
 * Selects the browser tests of the short run by their tags. These are the tests for a row of e2e/specification.md
 * (`row/NAME`, with the name from its table) and for the main path through a tool (`main-way`).
 */
const short = 'row/* || main-way';

/** Values of vitest's `--tags-filter` for the short run and for the remaining tests. */
export const tagsFilters = { short, rest: `!(${short})` };

/** Whether a filter includes a test with these tags. An undefined filter includes all tests. */
export function isLeft(filter, tags) {
  const isShort = tags.some((tag) => tag.startsWith('row/') || tag === 'main-way');
  return filter === undefined || (filter === tagsFilters.short && isShort) || (filter === tagsFilters.rest && !isShort);
}
