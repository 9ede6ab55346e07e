/** Ids of the frame around a page, by which it looks itself up and readers reach its parts: nothing in a page has one of them. */
export const frameIds: ReadonlySet<string> = new Set([
  'announcer',
  'contributors',
  'drawer-backdrop',
  'main',
  'page-data',
  'root',
  'sidebar',
]);
