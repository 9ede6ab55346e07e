/**
 * Selects the browser tests of the short run by tag: those for a row of e2e/specification.md (`row/NAME`, NAME as in
 * its table), and the main path through a tool (`main-way`).
 */
const short = 'row/* || main-way';

/** Values of vitest's `--tags-filter` for the short run and the rest. */
export const tagsFilters = { short, rest: `!(${short})` };

/** Whether a filter includes a test with these tags; `undefined` includes all. */
export function isLeft(filter, tags) {
  const isShort = tags.some((tag) => tag.startsWith('row/') || tag === 'main-way');
  return filter === undefined || (filter === tagsFilters.short && isShort) || (filter === tagsFilters.rest && !isShort);
}
