/** Ids of the pages' examples, which links to the playground contain, and the files that hold the examples. */

/** An example on a page. */
interface PageExample {
  /** Path of the page on the site (`/guides/caching/`). */
  url: string;
  /** Name of the example on that page. From its second build on, a number follows: `shop`, `shop~2`. */
  name: string;
}

/**
 * Returns the id of an example: the path of its page and its name, such as `guides/caching/shop`. An id always contains
 * a slash, which the ids of the playground's own examples never do. The home page, whose path is empty, is `index`.
 */
export function pageExampleId({ url, name }: PageExample): string {
  return `${pathOf(url)}/${name}`;
}

/** Reads an id that `pageExampleId` returned. Returns undefined for any other text. */
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
