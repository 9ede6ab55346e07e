/**
 * Tests two versions of the site side by side, on hosts that read their rules from files (docs/versions.md). nginx is
 * tested in `e2e/versions.test.ts`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { site } from '../../site.config.ts';
import { inProject } from '../paths.ts';
import { headerPolicy, picturePolicy } from './content-policy.ts';
import { filesOfHosts, immutable, revalidate } from './host-rules.ts';
import { MountFailure, mountVersion } from './mount-version.ts';
import { filesFor, standHost, type StandingHost } from './testing/hosts.ts';
import { makeSmallSite, writeSite } from './testing/small-site.ts';

const origin = 'https://docs.example.org';
const newest = makeSmallSite({ ...site, origin }, 'newest ');
const older = makeSmallSite({ ...site, origin: `${origin}/v5` }, 'older ');

/** Expected response. */
interface Wanted {
  status?: number | number[];
  headers?: Record<string, string | RegExp>;
  body?: RegExp;
}

interface Duty {
  what: string;
  of: string;
  wanted: Wanted;
  /** Hosts that respond differently, with the reason. */
  unless?: Record<string, { because: string; wanted?: Wanted }>;
}

const noHeaders = { 'GitHub Pages': { because: 'GitHub Pages sends no headers of a site’s own' } };
const onGitHub = (to: string) => ({
  'GitHub Pages': {
    because: 'GitHub Pages has no redirects: a document leads on',
    wanted: { status: 200, body: new RegExp(`refresh" content="0; url=${to}"`) },
  },
});

const duties: Duty[] = [
  { what: 'the newest', of: '/', wanted: { status: 200, body: /newest home$/ } },
  { what: 'the older', of: '/v5/', wanted: { status: 200, body: /older home$/ } },
  { what: 'a page of the newest', of: '/guides/', wanted: { status: 200, body: /newest guides$/ } },
  { what: 'a page of the older', of: '/v5/guides/', wanted: { status: 200, body: /older guides$/ } },
  {
    what: 'a page of the older without its slash',
    of: '/v5/guides?a=1',
    wanted: { status: [301, 308], headers: { location: '/v5/guides/?a=1' } },
  },
  {
    what: 'the folder without its slash',
    of: '/v5',
    wanted: { status: [301, 308], headers: { location: '/v5/' } },
  },
  {
    what: 'a legacy address of the newest',
    of: '/old/?a=1',
    wanted: { status: 301, headers: { location: '/guides/?a=1#part' } },
    unless: onGitHub('/guides/#part'),
  },
  {
    what: 'a legacy address of the older stays in its folder',
    of: '/v5/old/?a=1',
    wanted: { status: 301, headers: { location: '/v5/guides/?a=1#part' } },
    unless: onGitHub('/v5/guides/#part'),
  },
  {
    what: 'a legacy address of the older that leads elsewhere',
    of: '/v5/away/',
    wanted: { status: 301, headers: { location: 'https://example.com/x' } },
    unless: onGitHub('https://example.com/x'),
  },
  { what: 'an unknown page of the older', of: '/v5/nowhere/', wanted: { status: 404, body: /nothing here$/ } },
  ...['/guides/', '/v5/guides/', '/v5/app/a.1234.js', '/v5/nowhere/'].flatMap((of) =>
    [...newest.rules.headers].map(([name, value]) => ({
      what: `${name} once`,
      of,
      wanted: { headers: { [name.toLowerCase()]: value } },
      unless: noHeaders,
    })),
  ),
  ...['/assets/a.svg', '/v5/assets/a.svg'].map((of) => ({
    what: 'a picture that is opened by itself runs nothing',
    of,
    wanted: { headers: { 'content-security-policy': new RegExp(`^(?:${headerPolicy(site)}, )?${picturePolicy}$`) } },
    unless: noHeaders,
  })),
  ...['/app/a.1234.js', '/v5/app/a.1234.js'].map((of) => ({
    what: 'a file whose name changes with its content is kept for good',
    of,
    wanted: { headers: { 'cache-control': immutable } },
    unless: noHeaders,
  })),
  ...['/v5/guides/', '/v5/sw.js', '/v5/assets/a.png'].map((of) => ({
    what: 'everything else is asked about each time',
    of,
    wanted: { headers: { 'cache-control': revalidate } },
    unless: noHeaders,
  })),
  ...filesOfHosts.map((file) => ({
    what: 'what only hosts read',
    of: `/v5/${file}`,
    wanted: { status: 404 },
    unless: { Vercel: { because: 'Vercel adds a slash first', wanted: { status: [308, 404] } } },
  })),
];

describe.each(Object.keys(standHost))('%s', (name) => {
  const folder = temporaryFolder('mount');
  let host: StandingHost;
  beforeAll(async () => {
    await writeSite(path.join(folder, 'newest'), filesFor(name, newest));
    await writeSite(path.join(folder, 'older'), filesFor(name, older));
    const mounted = await mountVersion(path.join(folder, 'newest'), path.join(folder, 'older'));
    expect(mounted).toEqual({ basePath: '/v5', overruled: [] });
    host = await standHost[name]!(path.join(folder, 'newest'));
  });
  afterAll(async () => {
    await host.close();
    await rm(folder, { recursive: true });
  });

  test.each(duties)('$what: $of', async ({ of, wanted, unless }) => {
    const here: Wanted = unless?.[name] ? (unless[name].wanted ?? {}) : wanted;
    const answer = await host.ask(of);
    if (here.status !== undefined) expect([here.status].flat()).toContain(answer.status);
    for (const [header, value] of Object.entries(here.headers ?? {}))
      expect(answer.headers[header], header).toEqual(typeof value === 'string' ? value : expect.stringMatching(value));
    if (here.body !== undefined) expect(answer.body).toMatch(here.body);
  });
});

describe('npm run mount', () => {
  const folder = temporaryFolder('mount');
  const at = (name: string) => path.join(folder, name);
  const run = (...options: string[]) =>
    execFileSync(process.execPath, [inProject('generator/hosts/mount-cli.ts'), ...options], { encoding: 'utf8' });
  beforeAll(async () => {
    await writeSite(at('newest'), newest.files);
    await writeSite(at('older'), older.files);
  });

  test('says where the older one is, and which of its headers do not hold; a second time it changes nothing', async () => {
    const rules = (await readFile(at('older/vercel.json'), 'utf8')).replace('nosniff', 'other');
    await writeFile(at('older/vercel.json'), rules);
    const said = run(at('older'), '--to', at('newest'));
    expect(said).toContain('in /v5/.');
    expect(said).toContain('apply to both versions: X-Content-Type-Options.');
    const before = await readFile(at('newest/_redirects'), 'utf8');
    await expect(mountVersion(at('newest'), at('older'))).rejects.toThrow(/already exists/);
    expect(await readFile(at('newest/_redirects'), 'utf8')).toBe(before);
  });

  test.each([
    ['a folder without a build', 'nothing', /contain a built site/],
    ['a build for the root', 'newest', /built for the root/],
  ])('%s is refused', async (_, name, message) => {
    const mounting = mountVersion(at('newest'), at(name));
    await expect(mounting).rejects.toThrow(message);
    await expect(mounting).rejects.toBeInstanceOf(MountFailure);
    expect(existsSync(at('newest/newest'))).toBe(false);
  });
});
