/** URLs of pages' Markdown copies, and content negotiation between these copies and the HTML documents. */

/**
 * Returns the path of a page's Markdown copy: `/guides/caching.md` for `/guides/caching/`, `/index.md` for the home
 * page.
 */
export function markdownAddress(url: string): string {
  return url === '/' ? '/index.md' : `${url.slice(0, -1)}.md`;
}

/**
 * Returns the page that a Markdown path belongs to. Also accepts `/guides/caching/index.md`. Returns undefined for
 * other paths.
 */
export function pageOfMarkdown(address: string): string | undefined {
  const [, page] = /^(.*?)(?:\/index)?\.md$/.exec(address) ?? [];
  return page === undefined ? undefined : `${page}/`;
}

/** Whether a page has a Markdown copy. Printable pages and the app shell have none. */
export function hasMarkdown(address: string): boolean {
  return address.endsWith('/') && !/(?:^|\/)(?:printable|app-shell)\/$/.test(address);
}

/**
 * Pattern for `Accept` headers of programs that prefer Markdown: they name `text/markdown` with no weight or a weight
 * of 1, which browsers don't do. Must be used case-insensitively. The pattern has no lookahead so that the regular
 * expression engine of every host supports it.
 */
// Don't use a tagged template: bundlers can't tree-shake it, because a tag may have side effects.
export const acceptsMarkdown = '(?:^|,)\\s*text/markdown\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?(?:,|$)';

/** Whether to send Markdown in response to a request with this `Accept` header. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  return new RegExp(acceptsMarkdown, 'i').test(accept ?? '');
}

/** Returns a document's `Link` header, which points to its Markdown copy. */
export function linkToMarkdown(url: string, basePath = ''): string {
  return `<${basePath}${markdownAddress(url)}>; rel="alternate"; type="text/markdown"`;
}

/**
 * Returns the `Link` header of a Markdown copy, which names the HTML page as canonical for search engines.
 * @param origin URL of the site, including its base path
 */
export function linkToPage(url: string, origin: string): string {
  return `<${origin}${url}>; rel="canonical"`;
}
