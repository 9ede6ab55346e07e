/** Answers for the files of the playground, which no bundler makes here. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaType } from '../generator/media-types.ts';
import type { MadePlayground } from '../tools/playground/build/make.ts';

/** Makes the middleware. It passes on what is none of them. */
export function playgroundFiles({ names, folder }: MadePlayground) {
  const known = new Set(names);
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const name = (request.url ?? '').slice(1);
    if (!known.has(name)) return next();
    readFile(path.join(folder, name)).then((file) => {
      response.writeHead(200, { 'Content-Type': mediaType(name), 'Cache-Control': 'no-store' }).end(file);
    }, next);
  };
}
