/**
 * Value of vitest's `--tags-filter` that selects the browser tests of the short test run. It selects the tests for a
 * row of e2e/specification.md (`row/NAME`, with the name from its table) and for the main path through a tool
 * (`main-way`).
 */
export const shortFilter = 'row/* || main-way';

/** Whether a filter includes a test with these tags. An undefined filter includes all tests. */
export function isLeft(filter, tags) {
  return filter !== shortFilter || tags.some((tag) => tag.startsWith('row/') || tag === 'main-way');
}
