/** Where the Markdown of pages is, and who gets it in place of the document. */

/** Address of a page's Markdown, by the page's own: `/guides/caching/` has `/guides/caching.md`, the home page `/index.md`. */
export function markdownAddress(url: string): string {
  return url === '/' ? '/index.md' : `${url.slice(0, -1)}.md`;
}

/** The page that a Markdown address is of, `/guides/caching/index.md` included; undefined for another address. */
export function pageOfMarkdown(address: string): string | undefined {
  const [, page] = /^(.*?)(?:\/index)?\.md$/.exec(address) ?? [];
  return page === undefined ? undefined : `${page}/`;
}

/** Whether an address is that of a page with Markdown: what is for paper or the app alone has none. */
export function hasMarkdown(address: string): boolean {
  return address.endsWith('/') && !/(?:^|\/)(?:printable|app-shell)\/$/.test(address);
}

/**
 * Pattern for the `Accept` header of a program that would rather have Markdown: it names `text/markdown` without a weight, or
 * with that of 1. Browsers don't name it. Without lookahead, so that every host's engine reads it, in any case of letters.
 */
// No tagged template: bundlers keep those where nothing uses them, since a tag may do anything.
export const acceptsMarkdown = '(?:^|,)\\s*text/markdown\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?(?:,|$)';

/** Whether a request with this `Accept` header gets Markdown in place of a document. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  return new RegExp(acceptsMarkdown, 'i').test(accept ?? '');
}

/** `Link` header of a document, which says where its Markdown is. */
export function linkToMarkdown(url: string, basePath = ''): string {
  return `<${basePath}${markdownAddress(url)}>; rel="alternate"; type="text/markdown"`;
}

/** `Link` header of Markdown, by which search engines keep the page. @param origin of the site, with its folder */
export function linkToPage(url: string, origin: string): string {
  return `<${origin}${url}>; rel="canonical"`;
}
