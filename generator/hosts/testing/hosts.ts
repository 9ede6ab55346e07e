/**
 * Hosts that serve a site's files in tests. nginx and `npm start` are real. Hosted services are simulated from their
 * configuration files, with published parsers where available, and otherwise as their documentation describes.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes, type HasField, type Route } from '@vercel/routing-utils';
import { onRequest } from '../../../functions/_middleware.ts';
import linkToPage, { config as linked } from '../../../netlify/edge-functions/link-to-page.ts';
import markdownForPrograms, { config as negotiated } from '../../../netlify/edge-functions/markdown-for-programs.ts';
import { createSiteServer } from '../../serve/site-server.ts';
import { revalidate } from '../host-rules.ts';
import { type Answer, ask } from './ask.ts';
import { redirectPages, rules, type SmallSite, smallSite, writeSite } from './small-site.ts';
import { startNginx } from './start-nginx.ts';

/** A running host in a test. */
export interface StandingHost {
  /**
   * Sends a request to the host.
   *
   * @param path path and query, as a browser sends them
   * @param method method of the request; simulated hosts only get GET requests
   */
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * Starts a host for a built site in a test.
 *
 * @param site absolute path of the site's folder
 */
type Stand = (site: string) => Promise<StandingHost>;

/** Hosts whose whole configuration consists of files in the site's folder. */
export const standHost: Record<string, Stand> = {
  /**
   * Simulates how Cloudflare Pages reads its configuration files: it matches addresses exactly, and joins header
   * values.
   */
  async 'npm start, as Cloudflare'(site) {
    const server = createSiteServer(site);
    await server.listen(0);
    const { port } = new URL(server.url);
    return {
      ask: (target, headers, method) => ask(Number(port), target, headers, method),
      close: () => server.close(),
    };
  },

  /**
   * Runs the functions in `functions/` as Cloudflare Pages does, in front of a server that reads Cloudflare's
   * configuration files.
   */
  async Cloudflare(site) {
    const host = await standHost['npm start, as Cloudflare']!(site);
    const files = async (target: string) => webAnswer(await host.ask(target));
    return {
      ...host,
      async ask(target, headers = {}) {
        const request = new Request(new URL(target, 'http://host'), { headers });
        const { exclude } = JSON.parse(readFileSync(path.join(site, '_routes.json'), 'utf8')) as { exclude: string[] };
        if (exclude.some((folder) => target.startsWith(folder.slice(0, -1)))) return host.ask(target, headers);
        const assets = { fetch: ({ pathname }: URL) => files(pathname) };
        return plainAnswer(await onRequest({ request, next: () => files(target), env: { ASSETS: assets } }));
      },
    };
  },

  async Netlify(site) {
    const headers = await parseAllHeaders({
      headersFiles: [path.join(site, '_headers')],
      configHeaders: [],
      netlifyConfigPath: undefined,
      minimal: false,
    });
    const redirects = await parseAllRedirects({
      redirectsFiles: [path.join(site, '_redirects')],
      configRedirects: [],
      minimal: false,
    });
    if (headers.errors.length + redirects.errors.length > 0)
      throw new AggregateError([...headers.errors, ...redirects.errors]);
    const moved = new Map(
      (redirects.redirects as { path: string; to: string }[]).map(({ path: from, to }) => [from, to]),
    );
    const host = await files(site, {
      headersOf(pathname) {
        const found = new Map([['cache-control', revalidate]]);
        for (const rule of headers.headers as { forRegExp: RegExp; values: Record<string, string> }[]) {
          if (!rule.forRegExp.test(pathname)) continue;
          for (const [name, value] of Object.entries(rule.values)) {
            const key = name.toLowerCase();
            const before = key === 'cache-control' ? undefined : found.get(key);
            found.set(key, before === undefined ? value : `${before}, ${value}`);
          }
        }
        return found;
      },
      movedTo: (pathname) => redirectTo(moved.get(pathname)),
      unserved: ['/_headers', '/_redirects'],
    });
    return { ...host, ask: (target, asking = {}) => askNetlify(host, target, asking) };
  },

  async Vercel(site) {
    const { routes, error } = getTransformedRoutes(JSON.parse(readFileSync(path.join(site, 'vercel.json'), 'utf8')));
    if (error || !routes) throw new Error(`Vercel refuses vercel.json: ${error?.message}`);
    /** Returns all matching routes of `vercel.json`, up to the first one that ends the search. */
    const matching = (pathname: string, asking: Record<string, string>) => {
      const found: { headers: Record<string, string>; status?: number }[] = [];
      for (const route of routes as (Route & { src?: string; continue?: boolean; status?: number; has?: HasField })[]) {
        const isAsked = (route.has ?? []).every(
          (each) => 'key' in each && new RegExp(`^${String(each.value)}$`).test(asking[each.key!] ?? ''),
        );
        const match = route.src === undefined || !isAsked ? null : new RegExp(route.src).exec(pathname);
        if (!match || !('headers' in route) || !route.headers) continue;
        const filled = Object.entries(route.headers).map(([name, value]) => [
          name.toLowerCase(),
          value.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''),
        ]);
        found.push({ headers: Object.fromEntries(filled), ...(route.status && { status: route.status }) });
        if (!route.continue) break;
      }
      return found;
    };
    return files(site, {
      headersOf: (pathname, asking) =>
        new Map([
          ['cache-control', revalidate],
          ...matching(pathname, asking).flatMap(({ headers }) => Object.entries(headers)),
        ]),
      movedTo(pathname, asking) {
        const { headers, status } =
          matching(pathname, asking).find((route) => route.headers.location !== undefined) ?? {};
        return redirectTo(headers?.location, status);
      },
      unserved: ['/vercel.json'],
    });
  },

  async 'GitHub Pages'(site) {
    return files(site, { headersOf: () => new Map(), movedTo: () => undefined, unserved: [] });
  },
};

/**
 * Writes the test site to the subfolder `site/`, and starts a host for it.
 *
 * @param folder absolute path of an empty folder
 */
export const startHost: Record<string, (folder: string) => Promise<StandingHost>> = {
  async nginx(folder) {
    await writeSite(path.join(folder, 'site'), smallSite);
    const { port, close } = await startNginx(folder, rules);
    return { ask: (target, headers, method) => ask(port, target, headers, method), close };
  },
  ...Object.fromEntries(
    Object.entries(standHost).map(([name, stand]) => [
      name,
      async (folder: string) => {
        const site = path.join(folder, 'site');
        await writeSite(site, filesFor(name, { files: smallSite, redirectPages }));
        return stand(site);
      },
    ]),
  ),
};

/** Returns the files that a build of the test site writes for a host. */
export function filesFor(host: string, site: Pick<SmallSite, 'files' | 'redirectPages'>): Record<string, string> {
  return host === 'GitHub Pages' ? { ...site.files, ...site.redirectPages } : site.files;
}

/** Runs the edge functions in `netlify/` as Netlify does, each for the paths in its `config`. */
async function askNetlify(host: StandingHost, target: string, headers: Record<string, string>): Promise<Answer> {
  const { pathname } = new URL(target, 'http://host');
  const request = new Request(`http://host${target}`, { headers });
  const isPattern = (patterns: string[]) =>
    patterns.some((each) => new URLPattern({ pathname: each }).test({ pathname }));
  const isAsked = Object.entries(negotiated.header).every(([name, value]) =>
    new RegExp(value).test(headers[name] ?? ''),
  );
  if (isAsked && isPattern([negotiated.path])) {
    const next = async ({ url }: Request) => webAnswer(await askNetlify(host, new URL(url).pathname, {}));
    const answered = await markdownForPrograms(request, { next });
    if (answered) return plainAnswer(answered);
  }
  if (!isPattern([linked.path])) return host.ask(target, headers);
  const next = async () => webAnswer(await host.ask(target, headers));
  return plainAnswer(await linkToPage(request, { next }));
}

/**
 * Converts a host's response to a `Response` for serverless functions. Headers that the project's own server sets for
 * Markdown are removed, because the functions must set them.
 */
function webAnswer({ status, headers, body }: Answer): Response {
  const plain = Object.entries(headers).filter(([name]) => !['link', 'vary', 'content-length'].includes(name));
  return new Response(Buffer.from(body, 'latin1'), {
    status,
    headers: plain.map(([name, value]) => [name, String(value)]),
  });
}

async function plainAnswer(answer: Response): Promise<Answer> {
  const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
}

interface Redirect {
  to: string;
  status: number;
}

function redirectTo(to: string | undefined, status = 301): Redirect | undefined {
  return to === undefined ? undefined : { to, status };
}

/** The rules in which hosts of static files differ: headers, redirects, and files that aren't served. */
interface FileRules {
  headersOf(pathname: string, asking: Record<string, string>): Map<string, string>;
  movedTo(pathname: string, asking: Record<string, string>): Redirect | undefined;
  /** Paths of files that the host doesn't serve. */
  unserved: string[];
}

/**
 * Simulates a host that serves a folder: checks redirects first, then files, and finally returns the 404 page. A
 * redirect keeps the query string, and puts it before the hash.
 */
function files(folder: string, { headersOf, movedTo, unserved }: FileRules): Promise<StandingHost> {
  const read = (file: string) => readFileSync(path.join(folder, file), 'latin1');
  async function answer(target: string, asking: Record<string, string> = {}): Promise<Answer> {
    const { pathname, search } = new URL(target, 'http://host');
    const moved = movedTo(pathname, asking);
    if (moved !== undefined) {
      const [to = '', hash] = moved.to.split('#', 2);
      const location = `${to}${to.includes('?') ? '' : search}${hash === undefined ? '' : `#${hash}`}`;
      return { status: moved.status, headers: { location }, body: '' };
    }
    const headers = Object.fromEntries(headersOf(pathname, asking));
    const file = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (path.posix.extname(file) !== '' && existsSync(path.join(folder, file)) && !unserved.includes(file))
      return { status: 200, headers, body: read(file) };
    if (existsSync(path.join(folder, file, 'index.html')))
      return { status: 301, headers: { location: `${pathname}/${search}` }, body: '' };
    return { status: 404, headers, body: read('404.html') };
  }
  return Promise.resolve({ ask: answer, close: () => Promise.resolve() });
}
