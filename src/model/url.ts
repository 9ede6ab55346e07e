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

/** Whether a path names a file: it ends in an extension, which has a letter in it (`/migrate/5.0` is a page). */
export function namesFile(path: string): boolean {
  return /\.\d*[a-z][a-z\d]*$/i.test(path);
}

/**
 * A path as the site spells it: single slashes, one of them at the end unless it names a file. Router, dev server, worker,
 * build and checks all ask here; what a host does without asking is held against it (`generator/hosts/addresses.test.ts`).
 */
export function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.endsWith('/') || namesFile(single) ? single : `${single}/`;
}

/** Address with its path as the site spells it; query and hash are kept. */
export function withTrailingSlash(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return canonicalPath(path) + address.slice(path.length);
}

/** Address without its query and hash: what a page is known by. */
export function pageAddress(address: string): string {
  return canonicalPath(address.replace(/[?#][^]*$/, ''));
}

/** Address of the printable page of a section, by the section's own. */
export function printableOf(sectionUrl: string): string {
  return `${sectionUrl}printable/`;
}

/** Whether the app shows this path by itself: files, and printable pages, which are documents alone, are left to the browser. */
export function isPagePath(path: string): boolean {
  return !namesFile(path) && !canonicalPath(path).endsWith('/printable/');
}

/** An address as one word, for names of files and chunks: `/guides/caching/` is `guides-caching`, the home page `home`. */
export function slugOf(url: string): string {
  return url.split('/').filter(Boolean).join('-') || 'home';
}

/** Site address of a page's social card. Printable pages have none. */
export function cardAddress(url: string): string {
  return `/cards/${slugOf(url)}.png`;
}

/** Hash of an address without `#`, decoded; `''` without one. A malformed `%` sequence is taken as written. */
export function hashOf(address: string): string {
  const hash = /#([^]*)$/.exec(address)?.[1] ?? '';
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Whether an address leads to this site rather than elsewhere. */
export function isSiteAddress(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}
