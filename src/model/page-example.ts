/** Ids of the code examples on pages, which links to the playground contain, and the files with these examples. */

/** A code example on a page of the documentation. */
interface PageExample {
  /** Path of the example's page on the site (`/guides/caching/`). */
  url: string;
  /**
   * Name of the example on its page. If one block runs several builds, a number follows the name from the second build
   * on: `shop`, `shop~2`.
   */
  name: string;
}

/**
 * Returns the id of a page's example: the path of the page and the example's name, such as `guides/caching/shop`. An id
 * always contains a slash, which the ids of the playground's own examples never do. The home page, whose path is empty,
 * is `index`.
 */
export function pageExampleId({ url, name }: PageExample): string {
  return `${pathOf(url)}/${name}`;
}

/** Parses an example id that `pageExampleId` returned. Returns undefined for any other text. */
export function readPageExampleId(id: string): PageExample | undefined {
  const [, path, name] = /^([\w/-]+)\/([^/]+)$/.exec(id) ?? [];
  if (path === undefined || name === undefined) return undefined;
  return { url: path === 'index' ? '/' : `/${path}/`, name };
}

/** Returns the path of the file with a page's examples by name, relative to the root of the site. */
export function pageExamplesFile(url: string): string {
  return `playground/examples/${pathOf(url)}.json`;
}

function pathOf(url: string): string {
  return url === '/' ? 'index' : url.slice(1, -1);
}
