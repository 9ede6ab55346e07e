/** A test page that has the playground's builder but no user interface, served with the site's policies and headers. */
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { rootDefinitions } from '../../../generator/bundle/place-definitions.ts';
import { documentPolicy } from '../../../generator/hosts/content-policy.ts';
import { hostRules } from '../../../generator/hosts/host-rules.ts';
import { mediaType } from '../../../generator/media-types.ts';
import { inProject } from '../../../generator/paths.ts';
import { makePlayground } from '../build/make.ts';
import { site } from '../../../site.config.ts';

/** Test server with the playground's page without user interface at `/playground/`. */
export interface BarePage {
  origin: string;
  /** URL paths that were requested from the test server, in order. */
  asked: string[];
  close(): Promise<void>;
}

/**
 * Starts the test server.
 * @param script script of the page; imports from `./tools/playground/page/sandbox/` are relative to the project root
 */
export async function serveBarePage(script: string): Promise<BarePage> {
  const { list, folder, names } = await makePlayground();
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: inProject('.') },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
    define: rootDefinitions,
    inject: [inProject('tools/playground/e2e/page-texts.ts')],
    plugins: [
      {
        name: 'site-files',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^site\// }, ({ path: name }) => ({ path: name, namespace: 'site' }));
          onLoad({ filter: /.*/, namespace: 'site' }, () => ({
            contents: `export const files = ${JSON.stringify(list)};`,
          }));
        },
      },
    ],
  });
  const policy = documentPolicy(site, { headScript: '' });
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Bare</title><body><script src="/bare.js"></script>`;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1);
    asked.push(`/${name}`);
    for (const [header, value] of hostRules(site, new Map()).headers)
      if (header !== 'Strict-Transport-Security') response.setHeader(header, value);
    if (name === 'playground/') response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
    else if (name === 'bare.js') response.setHeader('Content-Type', 'text/javascript').end(outputFiles[0]!.contents);
    else if (names.includes(name))
      void readFile(path.join(folder, name)).then((file) =>
        response.setHeader('Content-Type', mediaType(name)).end(file),
      );
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => closeServer(server),
  };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
