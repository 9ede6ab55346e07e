/** Runs on Netlify for Markdown files: each says which page it is of, so that search engines keep that. */
import { site } from '../../site.config.ts';
import { linkToPage, pageOfMarkdown } from '../../src/model/markdown-address.ts';

/** Answers a request with what Netlify would send, and the link. */
export default async function answer(request: Request, { next }: { next(): Promise<Response> }): Promise<Response> {
  const answered = await next();
  const page = pageOfMarkdown(new URL(request.url).pathname);
  if (!answered.ok || page === undefined) return answered;
  const headers = new Headers(answered.headers);
  headers.append('Link', linkToPage(page, site.origin));
  return new Response(answered.body, { status: answered.status, headers });
}

/** Paths that the function runs for. */
export const config = { path: '/*.md' };
