/**
 * Addresses of the site: always with a leading and a trailing slash.
 */

/**
 * Address of a page by its path in the content folder: `guides/caching.md` is `/guides/caching/`, an `index` file is its
 * folder's address, and a leading underscore of a file name is dropped (`loaders/_babel-loader.md` is
 * `/loaders/babel-loader/`).
 *
 * @param path relative, with `/`
 */
export function urlOfPath(path: string): string {
  const segments = path
    .replace(/\.mdx?$/, '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.');
  const last = segments.pop() ?? 'index';
  if (last !== 'index') segments.push(last.replace(/^_/, ''));
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/**
 * Path with its trailing slash; query and hash are kept, a path that ends in a file name with an extension is left alone.
 *
 * @param address `/guides/caching?x#y`
 */
export function withTrailingSlash(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(address)!;
  if (path.endsWith('/') || /\/[^/]*\.[a-z\d]+$/i.test(path)) return address;
  return `${path}/${rest}`;
}

/** Address without its query and hash, with its trailing slash and single slashes: what a page is known by. */
export function pageAddress(address: string): string {
  const path = withTrailingSlash(address).replace(/[?#][^]*$/, '');
  return path.replace(/\/{2,}/g, '/');
}

/** An address as one word, for names of files and chunks: `/guides/caching/` is `guides-caching`, the home page `home`. */
export function slugOf(url: string): string {
  return url.split('/').filter(Boolean).join('-') || 'home';
}

/** Site address of a page's social card. Printable pages have none. */
export function cardAddress(url: string): string {
  return `/cards/${slugOf(url)}.png`;
}

/** Hash of an address without `#`, decoded; `''` without one. */
export function hashOf(address: string): string {
  const hash = /#([^]*)$/.exec(address)?.[1] ?? '';
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Address without the site's origin, so that it navigates inside the app; others stay as they are. */
export function withoutOrigin(address: string, origin: string): string {
  if (address === origin) return '/';
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

/** Whether an address leads to this site rather than elsewhere. */
export function isSiteAddress(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}

/** First part of an address (`concepts` of `/concepts/entry-points/`), or `''` for a page that stands at the top level by itself. */
export function sectionOf(url: string, sections: ReadonlySet<string>): string {
  const [first = ''] = url.split('/').filter((segment) => segment !== '');
  return sections.has(first) ? first : '';
}
