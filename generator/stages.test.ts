/** `scripts/stages.mjs`: stages in order, and lanes of stages side by side. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inProject } from './paths.ts';

const script = `
import { setTimeout as wait } from 'node:timers/promises';
import { runStages } from './scripts/stages.mjs';
const ran = [];
const stage = (title, milliseconds, failed = 0) => ({ title, async run({ show, priority }) {
  ran.push(title);
  show(title + ' begins\\n');
  await wait(milliseconds);
  show(title + ' gives way by ' + priority + '\\n');
  return { passed: 1, failed };
} });
const sums = await runStages([stage('before', 0), [[stage('slow', 300)], [stage('one', 0, 1), stage('two', 0)]], stage('after', 0)]);
console.log(JSON.stringify({ ran, sums }));
`;
const lines = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: inProject() })
  .toString()
  .trim()
  .split('\n');
const { ran, sums } = JSON.parse(lines.at(-1)!) as { ran: string[]; sums: { passed: number; failed: number } };

test('lanes run side by side, the stages of each in order, and what follows waits for all of them', () => {
  expect(ran).toEqual(['before', 'slow', 'one', 'two', 'after']);
});

test('the output of lanes is not mixed: the first is shown as it comes, the other when the first has ended', () => {
  const said = lines.filter((line) => / begins$|^=== \w+:/.test(line)).map((line) => line.replace(/(===.*):.*/, '$1'));
  const inOrder = ['before', 'slow', 'one', 'two', 'after'].flatMap((title) => [`${title} begins`, `=== ${title}`]);
  expect(said).toEqual(inOrder);
});

test('a lane gives way to those before it', () => {
  const given = Object.fromEntries(
    lines.flatMap((line) =>
      [...line.matchAll(/(\w+) gives way by (\d+)/g)].map(([, title, by]) => [title, Number(by)]),
    ),
  );
  expect(given).toEqual({ before: 0, slow: 0, one: 5, two: 5, after: 0 });
});

test('the checks of all are added up, and the stages with one that failed are named', () => {
  expect(sums).toEqual({ passed: 5, failed: 1 });
  expect(lines).toContain('Not ok: one');
});
