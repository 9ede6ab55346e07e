/** Runs the commands in docs/operate.md in order, as an operator would, against a real nginx. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { site } from '../../site.config.ts';
import { freePort } from '../../compile/testing/free-port.ts';
import { inProject } from '../paths.ts';
import { documentPolicy, headerPolicy } from './content-policy.ts';
import { ask } from './testing/ask.ts';
import { rules, smallSite, writeSite } from './testing/small-site.ts';
import { nginx, writeNginxConfiguration } from './testing/start-nginx.ts';
import { writeNginxFiles } from './write-host-files.ts';

const page = await readFile(inProject('docs/operate.md'), 'utf8');
const blocks = new Map(
  [...page.matchAll(/```(?:sh|nginx) title="([^"]+)"\n([^]*?)```/g)].map(([, title, text]) => [title!, text!]),
);
/** Titles of the code blocks in docs/operate.md that a test has run. */
const ran = new Set<string>();

const folder = temporaryFolder('operate');
let port: number;
let server: ChildProcess;

/** Returns a code block of docs/operate.md, adapted to the folder and port of this test. */
function block(title: string): string {
  const text = blocks.get(title);
  if (text === undefined) throw new Error(`docs/operate.md has no block “${title}”`);
  ran.add(title);
  return text.replaceAll('/srv/site', folder).replaceAll('http://docs.example.org', `http://127.0.0.1:${port}`);
}

/**
 * Runs a code block, which `change` can modify first.
 *
 * @returns lines of the output
 */
function run(title: string, change: (commands: string) => string = (commands) => commands): string[] {
  const printed = execFileSync('sh', ['-euc', change(block(title))], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return printed.trim().split('\n');
}

/** Puts a build on the server. Its files under `app/` are unique to the build. */
async function bring(name: string, files: Record<string, string> = {}): Promise<void> {
  const incoming = path.join(folder, 'incoming');
  await writeSite(path.join(incoming, 'dist'), {
    ...smallSite,
    'build.json': JSON.stringify({ id: name }),
    [`app/of-${name}.js`]: name,
    ...files,
  });
  await writeNginxFiles(path.join(incoming, 'nginx'), rules);
}

const deploy = (name: string) => run('deploy', (commands) => commands.replace(' 42', ` ${name}`));
const served = async (address: string) => (await ask(port, address)).body;
const served404 = async (address: string) => (await ask(port, address)).status === 404;

describe.skipIf(!nginx)('an operator of nginx', { tags: 'needs/nginx' }, () => {
  beforeAll(async () => {
    port = await freePort();
    await mkdir(path.join(folder, 'bin'));
    await writeFile(
      path.join(folder, 'bin/nginx'),
      `#!/bin/sh\nexec ${nginx} -c ${folder}/nginx.conf -e stderr "$@"\n`,
    );
    await chmod(path.join(folder, 'bin/nginx'), 0o755);
    await writeFile(path.join(folder, 'release.sh'), block('release.sh'));
    await writeConfiguration();
    await bring('40');
    // Before the first release, nothing is deployed and nginx isn't running.
    expect(() => deploy('40')).toThrow();
    server = spawn(path.join(folder, 'bin/nginx'), ['-g', 'daemon off;'], { stdio: 'ignore' });
    await vi.waitFor(async () => expect(await served('/build.json')).toBe('{"id":"40"}'), 30_000);
  });
  afterAll(async () => {
    const over = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await over;
  });

  test('deploys: the new release is served, and what it was built from is told', async () => {
    await bring('41');
    deploy('41');
    await expect.poll(() => served('/build.json')).toBe('{"id":"41"}');
    expect(run('compare').join('')).toBe('{"id":"41"}{"id":"41"}');
    expect(existsSync(path.join(folder, 'incoming/dist'))).toBe(false);
  });

  test('an open tab finds the chunks of the five releases before, and no older ones', async () => {
    for (const name of ['42', '43', '44', '45', '46']) {
      await bring(name);
      deploy(name);
    }
    await expect.poll(() => served('/build.json')).toBe('{"id":"46"}');
    for (const name of ['41', '42', '43', '44', '45', '46']) expect(await served(`/app/of-${name}.js`)).toBe(name);
    expect(await served404('/app/of-40.js')).toBe(true);
  });

  test('lists six releases, the oldest is gone', () => {
    const [current, ...releases] = run('releases').reverse();
    expect(current).toBe('releases/46');
    expect(releases.toSorted()).toEqual(['41', '42', '43', '44', '45', '46']);
  });

  test('rolls back, and forward again', async () => {
    run('roll back');
    await expect.poll(() => served('/build.json')).toBe('{"id":"41"}');
    run('roll back', (commands) => commands.replace('41', '46'));
    await expect.poll(() => served('/build.json')).toBe('{"id":"46"}');
  });

  test('a release whose configuration nginx refuses does not come into service', async () => {
    await bring('47');
    await writeFile(path.join(folder, 'incoming/nginx/server.conf'), 'no such directive;');
    expect(() => deploy('47')).toThrow('unknown directive');
    expect(run('releases').at(-1)).toBe('releases/46');
    expect(await served('/build.json')).toBe('{"id":"46"}');
  });

  test('switches the worker off, and on again', async () => {
    run('worker off');
    expect(run('worker state')).toEqual(['{ "kill": true }']);
    expect((await ask(port, '/sw-kill.json', { 'accept-encoding': 'br, gzip' })).headers['cache-control']).toContain(
      'must-revalidate',
    );
    run('worker on');
    expect(run('worker state')).toEqual(['{ "kill": false }']);
  });

  test('sees every header, each explained on the page', () => {
    const sent = run('headers').map((line) => line.split(':')[0]!.toLowerCase());
    const explained = rowsUnder('Headers');
    expect(explained.map((name) => name.toLowerCase()).toSorted()).toEqual(
      ['cache-control', ...[...rules.headers.keys()].map((name) => name.toLowerCase())].toSorted(),
    );
    for (const name of explained) expect(sent, name).toContain(name.toLowerCase());
  });

  test('prints the policy of a document, each directive of which is explained', () => {
    expect(run('policy')).toEqual([`Content-Security-Policy" content="${documentPolicy(site)}`]);
    const names = [documentPolicy(site), headerPolicy(site)].flatMap((policy) =>
      policy.split('; ').map((directive) => directive.split(' ')[0]!),
    );
    expect(
      rowsUnder('Content security policy')
        .filter((name) => name.includes('-'))
        .toSorted(),
    ).toEqual([...new Set(names)].toSorted());
  });

  test('has violations reported', async () => {
    await writeConfiguration(block('reports'));
    run('roll back', (commands) => commands.replace('41', '46'));
    // For a moment, the old process may still respond with the previous headers.
    const { headers } = await vi.waitUntil(async () => {
      const answer = await ask(port, '/guides/');
      return 'content-security-policy-report-only' in answer.headers && answer;
    }, 30_000);
    expect(headers['content-security-policy-report-only']).toContain('report-to policy');
    expect(headers['reporting-endpoints']).toBe('policy="https://reports.example.org/docs"');
    // The other headers are still sent, because an `add_header` at the same level doesn't replace them.
    expect(headers['content-security-policy']).toBe(headerPolicy(site));
  });

  test('has run every command of the page', () => {
    expect([...blocks.keys()].filter((title) => !ran.has(title))).toEqual([]);
    expect(page.match(/^```\w/gm)?.length).toBe(blocks.size);
  });
});

/** Returns the first cell of each row in the tables below a heading. */
function rowsUnder(title: string): string[] {
  const [, part = ''] = new RegExp(`^## ${title}\\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(page) ?? [];
  const cells = [...part.matchAll(/^\| ((?:`[^`]+`(?:, )?)+) \|/gm)].map(([, cell]) => cell!);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
}

/**
 * Writes the server block from docs/deploy.md.
 *
 * @param more additional content of the block
 */
async function writeConfiguration(more = ''): Promise<void> {
  const [, documented = ''] = /```nginx\n([^]*?)```/.exec(await readFile(inProject('docs/deploy.md'), 'utf8')) ?? [];
  const serverBlock = documented
    .replaceAll('/srv/site', folder)
    .replace('listen 80;', `listen 127.0.0.1:${port};\n${more}`);
  await writeNginxConfiguration(folder, serverBlock);
}
