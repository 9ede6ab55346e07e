/**
 * Implements `npm start` after the packages are installed: serves the site on PORT or 3000. If the built site is
 * missing or outdated, it is built first. Requests get a response as soon as all pages are written, while the build
 * continues.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build as settings, site as published } from '../../site.config.ts';
import { basePathOf } from '../../src/model/base-path.ts';
import { workspaceOf } from '../bundle/workspace.ts';
import { madeFrom } from '../made-from.ts';
import { isOutputOf } from '../output/manifest.ts';
import { inProject } from '../paths.ts';
import { finishedFolder } from '../serve/served-folder.ts';
import { createSiteServer, PortTaken } from '../serve/site-server.ts';
import type { StartNews, StartTask } from './build-process.ts';
import { GrowingFolder } from './growing-folder.ts';

async function main(): Promise<number | undefined> {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        content: { type: 'string' },
        out: { type: 'string' },
        draft: { type: 'boolean' },
        once: { type: 'boolean' },
      },
    }));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\nnpm start -- --help lists the options.`);
    return 2;
  }
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error(`PORT is “${process.env.PORT}”, but it must be a number from 0 to 65535.`);
    return 2;
  }
  const task: StartTask = {
    content: values.content === undefined ? inProject(settings.content) : path.resolve(values.content),
    out: values.out === undefined ? inProject('dist') : path.resolve(values.out),
    draft: values.draft ?? false,
    once: values.once ?? false,
  };
  return serve(task, port);
}

/**
 * Serves the site, and builds it if necessary.
 *
 * @returns exit code after a failure; otherwise undefined, and the process continues to run
 */
async function serve(task: StartTask, port: number): Promise<number | undefined> {
  const key = await madeFrom(task);
  const { manifest } = workspaceOf(task.content, task.once ? 'once' : 'production');
  const isBuilt = key !== undefined && (await isOutputOf(manifest, task.out, key));
  const growing = new GrowingFolder(task.out);
  const basePath = basePathOf(published.origin);
  const server = createSiteServer(isBuilt ? finishedFolder(task.out) : growing, basePath);
  try {
    // The server listens before the build starts, so that an error for a port in use is reported immediately.
    await server.listen(port);
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error;
    console.error(error.message);
    return 1;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
  const served = `The site is at ${server.url}${basePath}/ (Ctrl-C stops it)`;
  if (isBuilt) {
    console.log(`Nothing has changed since ${task.out} was built. ${served}`);
    return undefined;
  }
  const failure = await build(task, growing, () => console.log(`${served}. The rest of the build continues.`));
  if (failure === undefined) {
    console.log(`${task.out} is complete.`);
    return undefined;
  }
  console.error(`${failure} The site is not served.`);
  await server.close();
  return 1;
}

/**
 * Builds the site in a child process, while the site is served.
 *
 * @returns undefined on success; otherwise a message to print after the build's own messages
 */
async function build(task: StartTask, growing: GrowingFolder, onReadable: () => void): Promise<string | undefined> {
  const child = fork(path.join(import.meta.dirname, 'build-process.ts'));
  child.on('message', (news: StartNews) => {
    if ('file' in news) growing.onFile(news.file);
    else {
      growing.onReadable(...news.readable);
      onReadable();
    }
  });
  child.send(task);
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    child.once('error', reject).once('exit', (...end) => resolve(end));
  });
  if (code === 0) growing.finish();
  if (signal !== null) return `The build was ended by ${signal}.`;
  return code === 0 ? undefined : 'The site was not built; the messages above say what to correct.';
}

const code = await main();
if (code !== undefined) process.exitCode = code;
