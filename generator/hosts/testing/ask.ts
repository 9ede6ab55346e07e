import { request } from 'node:http';

/** HTTP response of a tested host. */
export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/**
 * Sends a raw HTTP request to a local server. `fetch` can't be used, because it normalizes the path, follows redirects,
 * and decodes the body.
 */
export function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}
