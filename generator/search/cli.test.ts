import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { factsOf } from '../../facts/testing/sketched.ts';
import { buildSearchIndex, type SearchablePage } from './build-search-index.ts';

const facts = factsOf([]);
const tides: SearchablePage = {
  url: '/guides/tides/',
  title: 'Tides',
  kind: 'page',
  description: '',
  ids: ['lamps'],
  claims: [],
  frontMatter: {},
  links: [],
  html: '',
  sections: [],
  headings: [{ title: 'Lamps', id: 'lamps', level: 2 }],
};

const folder = temporaryFolder('search');
beforeAll(async () => {
  for (const { path: file, content } of buildSearchIndex([tides], facts)) {
    await mkdir(path.dirname(path.join(folder, 'dist', file)), { recursive: true });
    await writeFile(path.join(folder, 'dist', file), content);
  }
  await mkdir(path.join(folder, 'damaged/search'), { recursive: true });
  await writeFile(path.join(folder, 'damaged/search/core.json'), '{"pages":');
});

/** Runs the command with `stdin` as input. */
function run(given: string[], { stdin = '', dist = 'dist' } = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'cli.ts'), '--dist', path.join(folder, dist), ...given],
    { input: stdin, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

const lamps = { query: 'lamps', results: [{ url: '/guides/tides/#lamps', title: 'Tides', heading: 'Lamps' }] };

test('answers the queries of the command line as JSON', () => {
  const { status, stdout } = run(['--json', 'lamps', 'qqqxxyy']);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual([lamps, { query: 'qqqxxyy', results: [] }]);
});

test('answers each line of standard input', () => {
  expect(JSON.parse(run(['--json'], { stdin: 'lamps\r\n\n   \nlamps' }).stdout)).toEqual([lamps, lamps]);
  expect(run(['--json']).stdout.trim()).toBe('[]');
});

test('prints for people what it prints for programs', () => {
  expect(run(['lamps']).stdout).toContain('Tides › Lamps\n    /guides/tides/#lamps');
  expect(run(['qqqxxyy']).stdout).toContain('nothing found');
});

test('a flag that is none of its own is a query', () => {
  expect(JSON.parse(run(['--json', '--lamps']).stdout)[0]).toMatchObject({ query: '--lamps' });
});

test.each([
  [['--limit', '0', 'x'], 'dist', '--limit must be a whole number of at least 1, not 0.'],
  [['--limit'], 'dist', 'not nothing'],
  [['--section', 'harbors', 'x'], 'dist', 'There is no section harbors. There are guides.'],
  [['x'], 'nowhere', 'There is no search index in'],
  [['x'], 'damaged', 'cannot be read'],
])('%j with %s fails and says why', (given, dist, message) => {
  const { status, stdout, stderr } = run(given, { dist });
  expect(stderr).toContain(message);
  expect(status).toBe(1);
  expect(stdout).toBe('');
});

test('says how it is used', () => {
  expect(run(['--help'])).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('Usage: npm run search') as string,
  });
});
