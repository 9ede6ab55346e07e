/** `npm run dev`: starts the dev server. */
import { createServer } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inProject } from '../generator/paths.ts';
import { PortTaken } from '../generator/serve/site-server.ts';
import { build } from '../site.config.ts';
import { startDevServer } from './dev-server.ts';

const help = `Usage: npm run dev [-- options]

Serves the site for development: edits of pages and components appear in the browser without a reload.

  --content DIR   folder with the pages (default: content/)
  --help          print this
  PORT            environment variable with the port (default: 8080)

Example: PORT=8081 npm run dev
`;

/** Use a different port than `npm start`, because that site's service worker would respond from its cache. */
const defaultPort = 8080;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { content: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const port = Number(process.env.PORT ?? defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is “${process.env.PORT}”, but it must be a number from 1 to 65535.`);
  await assertFree(port);
  const log = (line: string) => console.log(line);
  log('Compiling the content …');
  const content = values.content === undefined ? inProject(build.content) : path.resolve(values.content);
  const stop = await startDevServer({ content, port, log });
  log(`The site is at http://localhost:${port}/ (Ctrl-C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(0)));
}

function assertFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port, 'npm run dev') : error),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
