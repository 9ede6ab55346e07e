import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../../compile/testing/free-port.ts';
import { inProject } from '../../paths.ts';
import type { HostRules } from '../host-rules.ts';
import { writeNginxFiles } from '../write-host-files.ts';
import { ask } from './ask.ts';

/** Path of the nginx binary, which the test run finds or installs (`NGINX`); undefined if there is none. */
export const nginx = [process.env.NGINX, '/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  (file) => file !== undefined && existsSync(file),
);

/** An nginx process that a test has started. */
export interface RunningNginx {
  port: number;
  close(): Promise<void>;
}

/** Global nginx settings that Linux distributions commonly enable. */
const otherSettings = `
gzip on;
gzip_min_length 1;
gzip_types *;
expires 7d;
charset koi8-r;
charset_types *;
autoindex on;
merge_slashes off;
add_header X-Of-All-Sites yes;
types { text/plain svg png js; }
`;

/**
 * Starts nginx with the server block from docs/deploy.md and the generated configuration files.
 *
 * @param folder absolute path of a folder for nginx's own files, whose `site/` contains the site
 */
export async function startNginx(folder: string, rules: HostRules): Promise<RunningNginx> {
  const port = await freePort();
  await writeNginxFiles(path.join(folder, 'included'), rules);
  const block = (await documentedBlock())
    .replaceAll('/srv/site/current/nginx/', `${folder}/included/`)
    .replace('/srv/site/current/dist', `${folder}/site`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  await writeNginxConfiguration(folder, `${otherSettings}\n${block}`);
  return { port, ...(await runNginx(folder, port)) };
}

/**
 * Writes an `nginx.conf` that makes nginx store all its files in one folder.
 *
 * @param http content of the `http` block
 */
export async function writeNginxConfiguration(folder: string, http: string): Promise<void> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const events = 'events { worker_connections 4096; }';
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `${user}\npid ${folder}/pid;\n${events}\nhttp {\naccess_log off;\n${temporary}\n${http}\n}\n`,
  );
}

/**
 * Runs nginx with the configuration in a folder until it is closed. Resolves once nginx responds.
 *
 * @throws Error with nginx's message if nginx doesn't start
 */
export async function runNginx(folder: string, port: number): Promise<{ close(): Promise<void> }> {
  const inOneProcess = 'daemon off; master_process off;';
  const server = spawn(nginx!, ['-c', path.join(folder, 'nginx.conf'), '-g', inOneProcess, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  server.stderr.on('data', (chunk) => (complaint += chunk));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  for (;;) {
    if (server.exitCode !== null) throw new Error(`nginx did not start: ${complaint}`);
    const isUp = await ask(port, '/').then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    close() {
      server.kill();
      return ended;
    },
  };
}

/** Reads the nginx server block from the documentation, so that the tests use what operators copy. */
async function documentedBlock(): Promise<string> {
  const [, block] = /```nginx\n([\s\S]*?)```/.exec(await readFile(inProject('docs/deploy.md'), 'utf8')) ?? [];
  if (block === undefined) throw new Error('docs/deploy.md has no server block for nginx');
  return block;
}
