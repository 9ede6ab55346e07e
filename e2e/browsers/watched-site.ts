/**
 * Serves the built site and adds a script to every document, which records errors and whether interactive behaviors
 * have loaded. It is needed because not every browser driver can report errors or run code before the page's scripts.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../generator/serve/site-server.ts';

/** Script that records errors, and runs before all other scripts in a document. */
const watcher = `window.noted = [];
addEventListener('error', (event) => noted.push(event.message ?? 'not loaded: ' + (event.target.src ?? event.target.href)), true);
addEventListener('unhandledrejection', (event) => noted.push('rejected: ' + event.reason));
console.error = (...words) => noted.push(words.join(' '));
document.addEventListener('prose-ready', () => (document.documentElement.dataset.awake = ''));`;

export interface WatchedSite {
  readonly url: string;
  /** Stops the server from responding until {@link start} is called. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Serves the folder of a built site. Documents record errors in `window.noted`, and set `data-awake` on their root
 * element.
 */
export async function startWatchedSite(folder: string): Promise<WatchedSite> {
  const site = createSiteServer(folder);
  await site.listen(0);
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/watcher.js') {
        response.setHeader('content-type', 'text/javascript').end(watcher);
        return;
      }
      const answer = await fetch(site.url + request.url, { redirect: 'manual' });
      for (const [name, value] of answer.headers)
        if (!/^(?:content-(?:encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name))
          response.setHeader(name, value.replaceAll(site.url, ''));
      response.statusCode = answer.status;
      const body = Buffer.from(await answer.arrayBuffer());
      const isDocument = answer.headers.get('content-type')?.startsWith('text/html');
      response.end(isDocument ? body.toString().replace('<head>', '<head><script src="/watcher.js"></script>') : body);
    })();
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop,
    start: () => listen(port),
    async close() {
      if (server.listening) await stop();
      await site.close();
    },
  };
}
