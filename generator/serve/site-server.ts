/**
 * Static server for a built site, with compressed files, ETags, redirects, headers, and the 404 page. It reads
 * redirects and headers from the files of real hosts (`_headers`, `_redirects`), so that these files are tested. It
 * reads every file again for each request, because another build may replace the folder at any time.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { site } from '../../site.config.ts';
import { linkToMarkdown, linkToPage, pageOfMarkdown, prefersMarkdown } from '../../src/model/markdown-address.ts';
import { filesOfHosts, revalidate } from '../hosts/host-rules.ts';
import { mediaType } from '../media-types.ts';
import { compressible } from '../output/compress.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { headersFor, parseHeaderRules, parseRedirects } from './header-rules.ts';
import { finishedFolder, type ServedFolder } from './served-folder.ts';

/** A site server that isn't listening yet. */
export interface SiteServer {
  /**
   * Starts to listen, and resolves when the server is ready. With port 0, the system selects a free port. Rejects with
   * PortTaken or a system error.
   */
  listen(port: number): Promise<void>;
  close(): Promise<void>;
  /** URL of the site once the server listens: `http://localhost:3000`. */
  readonly url: string;
}

/** Thrown if the server's port is already in use. */
export class PortTaken extends Error {
  /** @param command command that needs the port: `npm start` */
  constructor(port: number, command = 'npm start') {
    super(`Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} ${command}`);
    this.name = 'PortTaken';
  }
}

/**
 * Creates a server for a site.
 *
 * @param from absolute path of the output folder of a finished build, or a folder that a build is still writing
 * @param basePath base path of the site (`/v5`); `''` at the root
 */
export function createSiteServer(from: string | ServedFolder, basePath = ''): SiteServer {
  const site = typeof from === 'string' ? finishedFolder(from) : from;
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void answer({ site, folder: site.path, basePath, request, response });
  // Requests with an `Expect` header are served like any others. By default, Node.js rejects them.
  const server = createServer(listener).on('checkExpectation', listener);

  let url = '';
  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) =>
          reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
        );
        server.listen(port, () => {
          const bound = server.address();
          url = `http://localhost:${typeof bound === 'object' && bound ? bound.port : port}`;
          resolve();
        });
      }),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
    get url() {
      return url;
    },
  };
}

/** A request, and the data needed to respond to it. */
interface Exchange {
  site: ServedFolder;
  /**
   * The site's folder at the time when the server received this request. The folder is renamed when a build finishes.
   */
  folder: string;
  basePath: string;
  request: IncomingMessage;
  response: ServerResponse;
}

async function answer(exchange: Exchange): Promise<void> {
  const { site, basePath, request } = exchange;
  const address = readAddress(request);
  if (!address) {
    refuse(exchange, 400, {});
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(exchange, 405, { Allow: 'GET, HEAD' });
    return;
  }
  const { pathname } = address;
  const below = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
  for (const file of wantedFiles(request, below)) await site.settled(file);
  route({ ...exchange, folder: site.path }, { ...address, below });
}

/**
 * Returns the files that may be sent as the response, relative to the folder.
 *
 * @param below the request's path without the base path
 */
function wantedFiles(request: IncomingMessage, below: string | undefined): string[] {
  if (below === undefined) return ['404.html'];
  const file = below.slice(1);
  if (below.endsWith('/')) return [`${file}index.html`, ...(wantsMarkdown(request) ? [`${file}index.md`] : [])];
  return [path.extname(file) === '' ? `${file}/index.html` : file];
}

/** Responds to a request with one of the site's files that exist. */
function route(
  exchange: Exchange,
  { pathname, query, isDoubled, below }: Address & { below: string | undefined },
): void {
  const { folder, basePath } = exchange;
  const moved = parseRedirects(readText(folder, '_redirects')).get(pathname);
  if (isDoubled) redirect(exchange, encodeURI(pathname) + query);
  else if (moved) redirect(exchange, withQuery(moved, query));
  else if (below === undefined && ['/', basePath].includes(pathname)) redirect(exchange, `${basePath}/${query}`);
  else if (below === undefined) sendFile(exchange, '/404.html', 404);
  else if (filesOfHosts.includes(below.slice(1))) sendFile(exchange, '/404.html', 404);
  else if (existsSync(path.join(folder, below, 'index.html')) && !pathname.endsWith('/'))
    redirect(exchange, `${encodeURI(pathname)}/${query}`);
  else sendFile(exchange, below.endsWith('/') ? below + documentFor(exchange, below) : below);
}

/** Response body for each HTTP error status. */
const refusals = { 400: 'This address is malformed.\n', 405: 'The site can only be read.\n' };

function refuse(exchange: Exchange, status: 400 | 405, headers: Record<string, string>): void {
  sendWithoutFile(exchange, status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, refusals[status]);
}

/** Sends a response that isn't a file, such as a redirect, with the headers common to all responses. */
function sendWithoutFile(
  { folder, basePath, response }: Exchange,
  status: number,
  headers: Record<string, string>,
  body = '',
): void {
  const everywhere = headersFor(parseHeaderRules(readText(folder, '_headers')), `${basePath}/`);
  for (const [name, value] of everywhere) response.setHeader(name, value);
  response.setHeader('Vary', 'Accept-Encoding');
  response.writeHead(status, { 'Cache-Control': revalidate, ...headers }).end(body);
}

/** Returns the file to send for the address of a page: the HTML document, or Markdown if the client prefers it. */
function documentFor({ folder, request }: Exchange, page: string): string {
  const copy = 'index.md';
  return wantsMarkdown(request) && existsSync(path.join(folder, page, copy)) ? copy : 'index.html';
}

function wantsMarkdown({ headers }: IncomingMessage): boolean {
  return prefersMarkdown(headers.accept);
}

/** Address of an HTTP request, split into its parts. */
interface Address {
  /** Decoded path of the request, with single slashes and without dot segments. */
  pathname: string;
  query: string;
  /**
   * Whether the request's path contains doubled slashes but no special characters, so that it is safe to redirect to
   * the normalized path.
   */
  isDoubled: boolean;
}

/** Reads the address of a request the way nginx does. Returns undefined if it is malformed or outside the folder. */
function readAddress(request: IncomingMessage): Address | undefined {
  // The request target may be an absolute URL (RFC 9112, 3.2.2).
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*/s, '');
  const mark = target.indexOf('?');
  const asked = mark < 0 ? target : target.slice(0, mark);
  const pathname = withoutDots(decoded(asked));
  if (pathname === undefined) return undefined;
  return {
    pathname,
    query: mark < 0 ? '' : target.slice(mark).replace(/^\?$/, ''),
    isDoubled: asked.includes('//') && /^[\w./~-]+$/.test(asked),
  };
}

/**
 * Decodes the path of a request, or returns undefined if an escape is incomplete. A path that isn't valid UTF-8 matches
 * no file.
 */
function decoded(path: string): string | undefined {
  if (/%(?![\da-f]{2})/i.test(path)) return undefined;
  const bytes = path.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/**
 * Normalizes doubled slashes and dot segments in the path of a request. Returns undefined if the path is invalid or
 * leaves the folder.
 */
function withoutDots(path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || path.includes('\0')) return undefined;
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && kept.pop() === undefined) return undefined;
    if (!['', '.', '..'].includes(segment)) kept.push(segment);
  }
  const isFolder = kept.length > 0 && /(?:^|\/)\.{0,2}$/.test(path);
  return `/${kept.join('/')}${isFolder ? '/' : ''}`;
}

/** Returns the target of a redirect. The request's query string is added, unless the target has its own. */
function withQuery(to: string, query: string): string {
  const [target = '', hash] = to.split('#', 2);
  return `${target}${target.includes('?') ? '' : query}${hash === undefined ? '' : `#${hash}`}`;
}

function redirect(exchange: Exchange, to: string): void {
  sendWithoutFile(exchange, 301, { Location: to });
}

/**
 * Sends a file of the site or its best compressed version, or the 404 page if the file doesn't exist.
 *
 * @param file path relative to the folder, starting with a slash
 */
function sendFile(exchange: Exchange, file: string, status = 200): void {
  const { folder, basePath, request, response } = exchange;
  const twin = twinOf(exchange, file);
  response.statusCode = status;
  response.setHeader('Content-Type', mediaType(file));
  response.setHeader('Vary', /\/index\.(?:html|md)$/.test(file) ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
  const link = linkOf(exchange, file);
  if (link !== undefined) response.setHeader('Link', link);
  response.setHeader('Cache-Control', revalidate);
  for (const [name, value] of headersFor(parseHeaderRules(readText(folder, '_headers')), basePath + file))
    response.setHeader(name, value);
  if (twin) response.setHeader('Content-Encoding', twin.encoding);
  send(request, encodeURIComponent(file + (twin?.suffix ?? '')).replaceAll('%2F', '/'), {
    root: folder,
    dotfiles: 'allow',
    cacheControl: false,
    acceptRanges: false,
  })
    .on('headers', (_: unknown, __: unknown, { mtime }: { mtime: Date }) => {
      // As in nginx, `If-Modified-Since` matches only the exact date. If an earlier deployment is published again, its
      // files have older dates but have changed for the client.
      if (request.headers['if-modified-since'] !== mtime.toUTCString()) delete request.headers['if-modified-since'];
    })
    // Sends an error if the file doesn't exist, is a folder, was just removed, or doesn't meet the request's
    // conditions.
    .on('error', ({ statusCode }: { statusCode?: number }) =>
      statusCode === 412 ? response.writeHead(412).end() : sendNothing(exchange, status),
    )
    .on('directory', () => sendNothing(exchange, status))
    .pipe(response);
}

/** Returns the `Link` header of a document that has a Markdown copy, or of a Markdown copy. */
function linkOf({ folder, basePath }: Exchange, file: string): string | undefined {
  const page = pageOfMarkdown(file) ?? (file.endsWith('/index.html') ? file.slice(0, -'index.html'.length) : undefined);
  if (page === undefined || !existsSync(path.join(folder, page, 'index.md'))) return undefined;
  return file.endsWith('.md')
    ? linkToPage(page, new URL(site.origin).origin + basePath)
    : linkToMarkdown(page, basePath);
}

/**
 * Content encodings of the compressed files, with the one that gives smaller files first. If the client prefers two
 * equally, the first is sent.
 */
const twins = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
];

/** Picks the compressed version of a file that the client prefers among those that exist. */
function twinOf({ site, folder, request }: Exchange, file: string): (typeof twins)[number] | undefined {
  if (!site.isWhole || !compressible(file.slice(1))) return undefined;
  const accepted = acceptedEncodings(String(request.headers['accept-encoding'] ?? ''));
  return twins
    .filter(({ encoding, suffix }) => accepted.has(encoding) && existsSync(path.join(folder, file + suffix)))
    .toSorted((a, b) => accepted.get(b.encoding)! - accepted.get(a.encoding)!)
    .at(0);
}

function sendNothing(exchange: Exchange, status: number): void {
  const { response } = exchange;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (exchange.folder !== exchange.site.path) void answer({ ...exchange, folder: exchange.site.path });
  else if (status === 404) response.writeHead(404).end('Not found\n');
  else sendFile(exchange, '/404.html', 404);
}

function readText(folder: string, name: string): string {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
