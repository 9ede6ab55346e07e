/**
 * A static server that treats a built site as a good host would: compressed twins, ETags, redirects, headers, the 404 page.
 * It reads its rules from the files that real hosts read (`_headers`, `_redirects`), so that those are what is tested.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { revalidate } from '../hosts/host-rules.ts';
import { type HeaderRule, headersFor, parseHeaderRules, parseRedirects } from './header-rules.ts';

/** A server that does not listen yet. */
export interface SiteServer {
  /** Resolves when it listens; port 0 takes any free one. Rejects with a PortTaken error, or the system's. */
  listen(port: number): Promise<void>;
  close(): Promise<void>;
  /** `http://localhost:3000`, once it listens. */
  readonly url: string;
}

/** The port is in use by something else. */
export class PortTaken extends Error {
  /** @param command that was to listen there: `npm start` */
  constructor(port: number, command = 'npm start') {
    super(`Port ${port} is in use. Stop what listens there, or choose another port: PORT=${port + 1} ${command}`);
    this.name = 'PortTaken';
  }
}

/**
 * Makes a server for a built site.
 * @param folder absolute folder with the output of a build
 */
export function createSiteServer(folder: string): SiteServer {
  const rules = parseHeaderRules(readText(folder, '_headers'));
  const redirects = parseRedirects(readText(folder, '_redirects'));
  const serveFile = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => setHeaders(response, rules, pathname),
  });

  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = readAddress(request);
    if (!address) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('This address is malformed.\n');
      return;
    }
    const { pathname, query } = address;
    const moved = redirects.get(pathname);
    if (moved) {
      redirect(response, moved);
      return;
    }
    if (lacksSlash(pathname)) {
      redirect(response, `${encodeURI(pathname)}/${query}`);
      return;
    }
    const notFound = () => answerNotFound(folder, { request, response, rules });
    if (pathname.endsWith('/') && !existsSync(path.join(folder, pathname, 'index.html'))) {
      notFound();
      return;
    }
    serveFile(request, response, notFound);
  });

  let url = '';
  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error));
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

/** Path (decoded, without `..`) and query of a request; nothing if it is malformed or reaches outside. */
function readAddress(request: IncomingMessage): { pathname: string; query: string } | undefined {
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  const query = mark < 0 ? '' : target.slice(mark);
  try {
    const pathname = decodeURIComponent(mark < 0 ? target : target.slice(0, mark));
    const isSafe = pathname.startsWith('/') && !pathname.startsWith('//') && !/[\0\r\n\\]/.test(pathname);
    return isSafe && !pathname.split('/').includes('..') ? { pathname, query } : undefined;
  } catch {
    return undefined;
  }
}

/** Paths of pages end with a slash; paths with a file extension are left alone. */
function lacksSlash(pathname: string): boolean {
  return !pathname.endsWith('/') && !path.posix.basename(pathname).includes('.');
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(301, { Location: to, 'Cache-Control': revalidate }).end();
}

function setHeaders(response: ServerResponse, rules: HeaderRule[], pathname: string): void {
  response.setHeader('Cache-Control', revalidate);
  for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
  if (pathname.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
}

function answerNotFound(folder: string, { request, response, rules }: { request: IncomingMessage; response: ServerResponse; rules: HeaderRule[] }): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const twins: [suffix: string, encoding: string][] = [];
  if (/\bbr\b/.test(accepted)) twins.push(['.br', 'br']);
  if (/\bgzip\b/.test(accepted)) twins.push(['.gz', 'gzip']);
  const [suffix, encoding] = twins.find(([end]) => existsSync(path.join(folder, `404.html${end}`))) ?? ['', ''];
  setHeaders(response, rules, '/404.html');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const file = path.join(folder, `404.html${suffix}`);
  response.writeHead(404).end(existsSync(file) ? readFileSync(file) : 'Not found\n');
}

function readText(folder: string, name: string): string {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
