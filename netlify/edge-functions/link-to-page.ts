/**
 * Netlify edge function for Markdown files. Adds a header that names the page of each file, so that search engines list
 * the page instead.
 */
import { site } from '../../site.config.ts';
import { linkToPage, pageOfMarkdown } from '../../src/model/markdown-address.ts';

/** Returns Netlify's response with a `Link` header that names the page of the Markdown file. */
export default async function answer(request: Request, { next }: { next(): Promise<Response> }): Promise<Response> {
  const answered = await next();
  const page = pageOfMarkdown(new URL(request.url).pathname);
  if (!answered.ok || page === undefined) return answered;
  const headers = new Headers(answered.headers);
  headers.append('Link', linkToPage(page, site.origin));
  return new Response(answered.body, { status: answered.status, headers });
}

/** Paths of requests for which the edge function runs. */
export const config = { path: '/*.md' };
