/** Runs on Netlify for requests that name Markdown, and no others: they get it at the page's own address. */
import { site } from '../../site.config.ts';
import {
  acceptsMarkdown,
  hasMarkdown,
  linkToPage,
  markdownAddress,
  prefersMarkdown,
} from '../../src/model/markdown-address.ts';

/**
 * Answers a request for Markdown; undefined for other requests.
 *
 * @param next Netlify's response without this function
 */
export default async function answer(
  request: Request,
  { next }: { next(instead: Request): Promise<Response> },
): Promise<Response | undefined> {
  const address = new URL(request.url);
  if (!hasMarkdown(address.pathname) || !prefersMarkdown(request.headers.get('Accept'))) return undefined;
  const markdown = await next(new Request(new URL(markdownAddress(address.pathname), address), request));
  const headers = new Headers(markdown.headers);
  headers.append('Vary', 'Accept');
  if (markdown.ok) headers.set('Link', linkToPage(address.pathname, site.origin));
  return new Response(markdown.body, { status: markdown.status, headers });
}

/** Requests that the function runs for. */
export const config = {
  path: '/*',
  header: { accept: acceptsMarkdown },
};
