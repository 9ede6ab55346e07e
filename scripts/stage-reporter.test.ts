/** Tests the reporter in a real vitest run with tests that pass, fail, and are skipped. */
import { fork } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** Folder for the test files. It is inside the project so that they can import vitest. */
const folder = path.join(root, '.cache/stage-reporter-test');

const files = {
  'vitest.config.mjs': `export default { test: { includeTaskLocation: true, tags: [
    { name: 'needs/moon', description: 'there is no moon' }, { name: 'row/a' }, { name: 'main-way' },
  ] } };`,
  'mixed.test.mjs': `import { expect, test } from 'vitest';
test('passes', () => {});
test('fails', () => expect(1).toBe(2));
test.skipIf(true)('is skipped', { tags: 'needs/moon' }, () => {});
test.skip('is skipped for nothing', () => {});`,
  'hook.test.mjs': `import { beforeAll, describe, test } from 'vitest';
describe('group', () => {
  beforeAll(() => { throw new Error('no site'); });
  test('never runs', () => {});
});`,
  'broken.test.mjs': `import './not-there.mjs';`,
  'tagged.test.mjs': `import { test } from 'vitest';
test('of a row', { tags: 'row/a' }, () => {});
test('of a row, which needs something', { skip: true, tags: ['main-way', 'needs/moon'] }, () => {});
test('of nothing', () => {});`,
};

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Told {
  place?: { done: number; of: number };
  failure?: { what: string; message: string; again: string };
  untested?: { what: string; why: string };
  line?: string;
  counts?: object;
}

function run(...words: string[]): Promise<Told[]> {
  const told: Told[] = [];
  const child = fork(
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    ['run', '--root', folder, `--reporter=${path.join(root, 'scripts/stage-reporter.mjs')}`, ...words],
    { cwd: root, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );
  child.on('message', (message) => told.push(message as Told));
  return new Promise((resolve) => child.once('close', () => resolve(told)));
}

const inFolder = (name: string): string => `.cache/stage-reporter-test/${name}`;

test('each failure has its place, its reason, and what runs it again', async () => {
  const told = await run('mixed', 'hook', 'broken');
  const failures = told.flatMap(({ failure }) => failure ?? []).toSorted((a, b) => (a.what < b.what ? -1 : 1));
  expect(failures.map(({ what, again }) => [what, again])).toEqual([
    [inFolder('broken.test.mjs'), `npm test -- ${inFolder('broken.test.mjs')}`],
    [`${inFolder('hook.test.mjs')}:2 group`, `npm test -- ${inFolder('hook.test.mjs')}:2`],
    [`${inFolder('mixed.test.mjs')}:3 fails`, `npm test -- ${inFolder('mixed.test.mjs')}:3`],
  ]);
  expect(failures.map(({ message }) => message)).toEqual([
    expect.stringContaining('not-there.mjs'),
    expect.stringContaining('no site'),
    expect.stringContaining('expected 1 to be 2'),
  ]);
  expect(told.at(-1)).toEqual({ counts: { passed: 1, failed: 3 } });
  expect(told.flatMap(({ place }) => place ?? []).at(-1)).toEqual({ done: 3, of: 3 });
});

test('the slowest files are named, the slowest first', async () => {
  const slow = `import { test } from 'vitest';
test('waits', () => new Promise((resolve) => setTimeout(resolve, 1100)));`;
  writeFileSync(path.join(folder, 'slow.test.mjs'), slow);
  const told = await run('mixed', 'slow');
  const lines = told.flatMap(({ line }) => line ?? []);
  expect(lines).toEqual([`  slowest: ${inFolder('slow.test.mjs')} 1 s, ${inFolder('mixed.test.mjs')} 0 s`]);
});

test('what a machine lacks is told', async () => {
  const told = await run('tagged');
  expect(told.flatMap(({ untested }) => untested ?? [])).toEqual([
    { what: inFolder('tagged.test.mjs'), why: 'there is no moon' },
  ]);
});

test('in the short run, what is not part of it is not missing', async () => {
  const told = await run('tagged', '--tags-filter=row/* || main-way');
  expect(told.at(-1)).toEqual({ counts: { passed: 1, failed: 0 } });
  expect(told.flatMap(({ untested }) => untested ?? [])).toHaveLength(1);
});
