/**
 * Middleware of the dev server for HTML documents, redirects, and data files of pages. webpack-dev-server serves the
 * app's own files.
 */
import { prefersMarkdown } from '../src/model/markdown-address.ts';
import { canonicalPath, namesFile } from '../src/model/url.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderInput } from '../src/model/render-input.ts';
import { mediaType } from '../generator/media-types.ts';
import { packageVersion } from '../facts/packages.ts';
import { developmentFiles } from './configuration.ts';
import { developmentBuild, type DevContent } from './dev-content.ts';
import type { ServerBundle } from './server-bundle.ts';

/** Creates the dev server's middleware for documents. It leaves unknown requests to the next middleware. */
export function documents(content: DevContent, bundle: ServerBundle) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    answer({ content, bundle, request, response }).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  };
}

interface Exchange {
  content: DevContent;
  bundle: ServerBundle;
  request: IncomingMessage;
  response: ServerResponse;
}

async function answer({ content, bundle, request, response }: Exchange): Promise<boolean> {
  const [target = '/', query] = (request.url ?? '/').split('?', 2);
  const url = decoded(target);
  if (url === undefined) {
    response.writeHead(400).end('This address is malformed.\n');
    return true;
  }
  if (url === '/ws' || /^\/(?:app\/(?!tools\/)|webpack-dev-server)/.test(url)) return false;
  if (namesFile(url)) {
    const file = await content.file(url.slice(1));
    if (file === undefined) return false;
    response.writeHead(200, { 'Content-Type': mediaType(url), 'Cache-Control': 'no-store' }).end(file);
    return true;
  }
  const canonical = canonicalPath(url);
  const moved =
    url === canonical ? content.redirect(url) : `${encodeURI(canonical)}${query === undefined ? '' : `?${query}`}`;
  if (moved) {
    response.writeHead(302, { Location: moved }).end();
    return true;
  }
  const markdown = prefersMarkdown(request.headers.accept) ? await content.file(`${url.slice(1)}index.md`) : undefined;
  if (markdown !== undefined) {
    response.writeHead(200, { 'Content-Type': mediaType('.md'), 'Cache-Control': 'no-store' }).end(markdown);
    return true;
  }
  const html = await document(url, content, bundle);
  response
    .writeHead(html.status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(html.body);
  return true;
}

async function document(
  url: string,
  content: DevContent,
  bundle: ServerBundle,
): Promise<{ status: number; body: string }> {
  const { render, headScript } = await bundle.current();
  const assets = { headScript, ...developmentFiles };
  const facts = { assets, buildId: developmentBuild, webpackVersion: packageVersion('webpack') };
  const inputFor = (): { status: number; input: RenderInput } => {
    if (url === '/app-shell/') return { status: 200, input: { ...facts, screen: 'app-shell' } };
    const found = content.page(url);
    const section = found && content.sections().get(found.page.section);
    if (!found || !section) return { status: 404, input: { ...facts, screen: 'not-found' } };
    return { status: 200, input: { ...facts, screen: 'page', ...found, section } };
  };
  const { status, input } = inputFor();
  return { status, body: await render(input) };
}

function decoded(target: string): string | undefined {
  try {
    return decodeURIComponent(target);
  } catch {
    return undefined;
  }
}
