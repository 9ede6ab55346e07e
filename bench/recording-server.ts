/**
 * Serves a built site and records the size of each response body. Compresses with Brotli, and lets browsers cache
 * hashed files forever.
 */
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { lookUpType } from './media-kinds.ts';
import type { Kind } from './media-kinds.ts';

/** A recorded response. `bytes` is the size of its body as sent. */
interface Sent {
  url: string;
  kind: Kind;
  bytes: number;
  /** Whether the request was a prefetch, with the header `Sec-Purpose: prefetch`. */
  prefetch: boolean;
}

/** A running web server, which records each response in `sent`. */
export interface RecordingServer {
  url: string;
  sent: Sent[];
  close(): void;
}

/** Serves `folder`, which contains a built site, on a free local port. */
export async function startRecordingServer(folder: string): Promise<RecordingServer> {
  const sent: Sent[] = [];
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const asked = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const found = asked.startsWith(folder) && existsSync(asked) && statSync(asked).isFile();
    const file = found ? asked : path.join(folder, '404.html');
    const { type, kind, packed } = lookUpType(file);
    const body = compressed.get(file) ?? (packed ? readFileSync(file) : brotliOf(file));
    compressed.set(file, body);
    const immutable = /[.-][\da-f]{8,}\.\w+$/.test(file);
    response.writeHead(found ? 200 : 404, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      ...(packed ? {} : { 'Content-Encoding': 'br' }),
    });
    response.end(body);
    sent.push({
      url,
      kind: found ? kind : 'other',
      bytes: body.length,
      prefetch: /prefetch/.test(String(request.headers['sec-purpose'] ?? '')),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns the Brotli variant of a file from the build, or compresses the file if there is none. */
function brotliOf(file: string): Buffer {
  return existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : brotliCompressSync(readFileSync(file));
}
