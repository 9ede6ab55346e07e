/**
 * Cloudflare Pages function for documents and Markdown files (`_routes.json`). Serves Markdown at the page's URL to
 * programs that prefer it, and adds `Link` headers between the page and its Markdown copy.
 */
import { site } from '../site.config.ts';
import {
  hasMarkdown,
  linkToMarkdown,
  linkToPage,
  markdownAddress,
  pageOfMarkdown,
  prefersMarkdown,
} from '../src/model/markdown-address.ts';

/** Context that Cloudflare passes to the function: the request, the next handler, and the files of the site. */
interface Exchange {
  request: Request;
  next(): Promise<Response>;
  env: { ASSETS: { fetch(address: URL): Promise<Response> } };
}

/** Responds to a request with a page's HTML or its Markdown copy. */
export async function onRequest({ request, next, env }: Exchange): Promise<Response> {
  const address = new URL(request.url);
  const ofMarkdown = pageOfMarkdown(address.pathname);
  if (ofMarkdown !== undefined) return withHeaders(await next(), linkToPage(ofMarkdown, site.origin));
  if (!hasMarkdown(address.pathname)) return next();
  const page = address.pathname;
  if (prefersMarkdown(request.headers.get('Accept'))) {
    const markdown = await env.ASSETS.fetch(new URL(markdownAddress(page), address));
    if (markdown.ok) return withHeaders(markdown, linkToPage(page, site.origin));
  }
  return withHeaders(await next(), linkToMarkdown(page));
}

/** Returns a response to which a `Link` header is added if it is successful. */
function withHeaders(answer: Response, link: string): Response {
  const headers = new Headers(answer.headers);
  headers.append('Vary', 'Accept');
  if (answer.ok) headers.append('Link', link);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
