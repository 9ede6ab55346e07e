import { type Agent, request } from 'node:http';

/**
 * Requests a path from a local server over a keep-alive connection.
 * @returns undefined if the connection failed
 */
export function requestPath(
  port: number,
  address: string,
  agent: Agent,
): Promise<{ status: number; bytes: number } | undefined> {
  return new Promise((resolve) => {
    request(
      { port, host: '127.0.0.1', path: address, agent, headers: { 'Accept-Encoding': 'br, gzip' } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('error', () => resolve(undefined));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      },
    )
      .on('error', () => resolve(undefined))
      .end();
  });
}
