/** Rules for the URL paths of pages, which always have a leading and a trailing slash. */

/**
 * Returns the site path for a file in the content folder: `/guides/caching/` for `guides/caching.md`. An `index` file
 * gets its folder's path, and a leading underscore is dropped (`/loaders/babel-loader/` for
 * `loaders/_babel-loader.md`).
 *
 * @param path path relative to the content folder, with `/` as separator
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

/** Whether a path names a file, because it has an extension with a letter (`/migrate/5.0` is a page). */
export function namesFile(path: string): boolean {
  return /\.\d*[a-z][a-z\d]*$/i.test(path);
}

/**
 * Returns the canonical form of a URL path: with single slashes, and with a trailing slash unless it names a file. The
 * router, dev server, service worker, build, and checks all use it. `generator/hosts/addresses.test.ts` compares it
 * with the redirects of each hosting provider.
 */
export function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.endsWith('/') || namesFile(single) ? single : `${single}/`;
}

/** Canonicalizes the path of a URL. Keeps its query and hash. */
export function withTrailingSlash(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return canonicalPath(path) + address.slice(path.length);
}

/** Removes query and hash from a URL, which leaves the part that identifies a page of the site. */
export function pageAddress(address: string): string {
  return canonicalPath(address.replace(/[?#][^]*$/, ''));
}

/** Returns the path of a section's printable page, given the path of the section. */
export function printableOf(sectionUrl: string): string {
  return `${sectionUrl}printable/`;
}

/**
 * Whether the app renders the page at this path. Files and printable pages are separate documents, so the browser loads
 * them.
 */
export function isPagePath(path: string): boolean {
  return !namesFile(path) && !canonicalPath(path).endsWith('/printable/');
}

/**
 * Converts a path to a slug for file and chunk names: `guides-caching` for `/guides/caching/`, `home` for the home
 * page.
 */
export function slugOf(url: string): string {
  return url.split('/').filter(Boolean).join('-') || 'home';
}

/** Returns the path of a page's social card. Printable pages have none. */
export function cardAddress(url: string): string {
  return `/cards/${slugOf(url)}.png`;
}

/** Returns the decoded hash of a URL without `#`, or `''` if it has none. Keeps malformed `%` sequences verbatim. */
export function hashOf(address: string): string {
  return percentDecoded(/#([^]*)$/.exec(address)?.[1] ?? '');
}

/** Percent-decodes a text. Returns it unchanged if it is malformed, such as `100%.png`. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a URL belongs to this site. */
export function isSiteAddress(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}
