import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A test HTTP server on a free local port, which stands in for an API. */
export interface TestServer {
  /** URL of the test server, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a local server that stands in for an API in tests.
 *
 * @param answer gets every request with its complete body
 */
export async function startServer(
  answer: (request: IncomingMessage, body: string, response: ServerResponse) => void,
): Promise<TestServer> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => answer(request, body, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Sends JSON as the test server's response. */
export function sendJson(
  response: ServerResponse,
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof value === 'string' ? value : JSON.stringify(value));
}
