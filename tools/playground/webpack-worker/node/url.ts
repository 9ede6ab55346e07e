/** Browser version of Node.js's `url`: functions for file URLs, and the browser's `URL` and `URLSearchParams`. */
import { resolve } from '../../../../src/model/posix-path.ts';

function fileURLToPath(address: string | URL): string {
  const { protocol, pathname } = typeof address === 'string' ? new URL(address) : address;
  if (protocol !== 'file:')
    throw Object.assign(new TypeError('The URL must be of scheme file'), { code: 'ERR_INVALID_URL_SCHEME' });
  return decodeURIComponent(pathname);
}

/** Converts a path to a file URL. Like Node.js, it escapes characters that are valid in a path but not in a URL. */
function pathToFileURL(path: string): URL {
  const absolute = resolve(path) + (path.endsWith('/') && path !== '/' ? '/' : '');
  const escaped = absolute.replaceAll(/[%\\\n\r\t?#]/g, (sign) => encodeURIComponent(sign));
  return new URL(`file://${escaped}`);
}

/** Browser version of Node.js's legacy `url.parse`. */
function parse(address: string): Record<string, string | null> {
  const {
    protocol = null,
    host = null,
    path = '',
    search = null,
    hash = null,
  } = /^(?<protocol>[a-z][a-z\d+.-]*:)?(?:\/\/(?<host>[^/?#]*))?(?<path>[^?#]*)(?<search>\?[^#]*)?(?<hash>#.*)?$/i.exec(
    address,
  )?.groups ?? {};
  const pathname = path || null;
  return {
    protocol,
    host,
    hostname: host,
    pathname,
    search,
    query: search?.slice(1) ?? null,
    hash,
    path,
    href: address,
  };
}

export default {
  URL,
  URLSearchParams,
  fileURLToPath,
  pathToFileURL,
  parse,
  format: (address: URL | string) => String(address),
  resolve: (from: string, to: string) => {
    const base = new URL(from, 'resolve://');
    const found = new URL(to, base);
    return found.protocol === 'resolve:' ? found.pathname + found.search + found.hash : found.href;
  },
};
