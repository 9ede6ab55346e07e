/** Addresses of pages' Markdown copies, and content negotiation between them and the HTML documents. */

/** Address of a page's Markdown copy: `/guides/caching/` has `/guides/caching.md`, the home page `/index.md`. */
export function markdownAddress(url: string): string {
  return url === '/' ? '/index.md' : `${url.slice(0, -1)}.md`;
}

/** The page that a Markdown address belongs to, including `/guides/caching/index.md`; undefined for other addresses. */
export function pageOfMarkdown(address: string): string | undefined {
  const [, page] = /^(.*?)(?:\/index)?\.md$/.exec(address) ?? [];
  return page === undefined ? undefined : `${page}/`;
}

/** Whether a page has a Markdown copy: printable pages and the app shell don't. */
export function hasMarkdown(address: string): boolean {
  return address.endsWith('/') && !/(?:^|\/)(?:printable|app-shell)\/$/.test(address);
}

/**
 * Pattern for `Accept` headers of programs that prefer Markdown: they name `text/markdown` with no weight or a weight
 * of 1, which browsers don't. Case-insensitive and without lookahead, so that every host's regular expression engine
 * supports it.
 */
// No tagged template: bundlers can't tree-shake those, since a tag may have side effects.
export const acceptsMarkdown = '(?:^|,)\\s*text/markdown\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?(?:,|$)';

/** Whether a request with this `Accept` header should be answered with Markdown. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  return new RegExp(acceptsMarkdown, 'i').test(accept ?? '');
}

/** `Link` header of a document, pointing to its Markdown copy. */
export function linkToMarkdown(url: string, basePath = ''): string {
  return `<${basePath}${markdownAddress(url)}>; rel="alternate"; type="text/markdown"`;
}

/**
 * `Link` header of a Markdown copy, naming the HTML page as canonical for search engines. @param origin URL of the
 * site, with its base path
 */
export function linkToPage(url: string, origin: string): string {
  return `<${origin}${url}>; rel="canonical"`;
}
