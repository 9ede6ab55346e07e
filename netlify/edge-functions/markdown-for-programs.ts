/** Netlify edge function for requests that accept Markdown. It serves Markdown at the page's own URL. */
import { site } from '../../site.config.ts';
import {
  acceptsMarkdown,
  hasMarkdown,
  linkToPage,
  markdownAddress,
  prefersMarkdown,
} from '../../src/model/markdown-address.ts';

/**
 * Responds to a request for Markdown. Returns undefined for other requests, which Netlify then handles.
 *
 * @param next fetches Netlify's response for a request
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

/** Paths and headers of requests for which the edge function runs. */
export const config = {
  path: '/*',
  header: { accept: acceptsMarkdown },
};
