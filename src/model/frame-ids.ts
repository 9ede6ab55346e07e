/** Ids of elements in the page frame, used for lookups and skip links. Ids in prose must not collide with them. */
export const frameIds: ReadonlySet<string> = new Set([
  'announcer',
  'contributors',
  'drawer-backdrop',
  'main',
  'page-data',
  'root',
  'sidebar',
]);
