/** Address rules of the site: addresses always have a leading and a trailing slash. */

/**
 * Address of a page from its path in the content folder: `guides/caching.md` is `/guides/caching/`, an `index` file has
 * its folder's address, and a leading underscore is dropped (`loaders/_babel-loader.md` is `/loaders/babel-loader/`).
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

/** Whether a path names a file: its extension contains a letter (`/migrate/5.0` is a page). */
export function namesFile(path: string): boolean {
  return /\.\d*[a-z][a-z\d]*$/i.test(path);
}

/**
 * Canonical path: single slashes, with a trailing one unless it names a file. Used by the router, dev server, service
 * worker, build and checks; `generator/hosts/addresses.test.ts` compares it with the hosts' own redirects.
 */
export function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.endsWith('/') || namesFile(single) ? single : `${single}/`;
}

/** Canonicalizes the path of an address; query and hash are kept. */
export function withTrailingSlash(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return canonicalPath(path) + address.slice(path.length);
}

/** Address without query and hash, which identifies a page. */
export function pageAddress(address: string): string {
  return canonicalPath(address.replace(/[?#][^]*$/, ''));
}

/** Address of a section's printable page, from the section's address. */
export function printableOf(sectionUrl: string): string {
  return `${sectionUrl}printable/`;
}

/**
 * Whether the app renders this path. Files and printable pages, which are separate documents, are left to the browser.
 */
export function isPagePath(path: string): boolean {
  return !namesFile(path) && !canonicalPath(path).endsWith('/printable/');
}

/** An address as a slug for file and chunk names: `/guides/caching/` is `guides-caching`, the home page `home`. */
export function slugOf(url: string): string {
  return url.split('/').filter(Boolean).join('-') || 'home';
}

/** Address of a page's social card. Printable pages have none. */
export function cardAddress(url: string): string {
  return `/cards/${slugOf(url)}.png`;
}

/** Decoded hash of an address without `#`; `''` if there is none. Malformed `%` sequences are kept as written. */
export function hashOf(address: string): string {
  const hash = /#([^]*)$/.exec(address)?.[1] ?? '';
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Whether an address is on this site. */
export function isSiteAddress(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}
