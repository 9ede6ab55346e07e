/**
 * Serves a built site: `node generator/serve/cli.ts [--dist DIR]`, on PORT or 3000.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../../site.config.ts';
import { basePathOf } from '../../src/model/base-path.ts';
import { createSiteServer, PortTaken } from './site-server.ts';

const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' }, help: { type: 'boolean' } } });
const folder = path.resolve(values.dist);
const port = Number(process.env.PORT ?? 3000);

if (values.help) {
  console.log(
    'Usage: node generator/serve/cli.ts [--dist DIR]\n\nServes a built site like a static host.\n\n  --dist DIR  the built site (default: dist/)\n  PORT        environment variable with the port (default: 3000)',
  );
} else if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is “${process.env.PORT}”, but it must be a number from 0 to 65535.`);
  process.exitCode = 2;
} else if (!existsSync(path.join(folder, 'index.html'))) {
  console.error(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  process.exitCode = 1;
} else {
  const server = createSiteServer(folder, basePathOf(site.origin));
  try {
    await server.listen(port);
    console.log(`The site is at ${server.url}${basePathOf(site.origin)}/ (Ctrl-C stops it)`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void server.close().finally(() => process.exit(0)));
  } catch (error) {
    console.error(error instanceof PortTaken ? error.message : error);
    process.exitCode = 1;
  }
}
