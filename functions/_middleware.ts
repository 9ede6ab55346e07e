/**
 * Cloudflare Pages function for documents and Markdown files (`_routes.json`): serves Markdown at the page's own
 * address to programs that prefer it, and adds `Link` headers between the two.
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

/** Cloudflare's context: the request, the next handler, and the files of the site. */
interface Exchange {
  request: Request;
  next(): Promise<Response>;
  env: { ASSETS: { fetch(address: URL): Promise<Response> } };
}

/** Answers a request. */
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

/** The answer with its link, if it is a file of the site. */
function withHeaders(answer: Response, link: string): Response {
  const headers = new Headers(answer.headers);
  headers.append('Vary', 'Accept');
  if (answer.ok) headers.append('Link', link);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
