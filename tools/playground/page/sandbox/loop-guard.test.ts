import { expect, test } from 'vitest';
import { createContext, runInContext } from 'node:vm';
import { createGuard, guardLoops } from './loop-guard.ts';

/** Runs guarded code, and returns the value of its last expression. Loops end after `most` iterations. */
function run(code: string, most = 1000): unknown {
  let turns = 0;
  const previewTurn = () => {
    turns += 1;
    if (turns > most) throw new RangeError('too many turns');
  };
  return runInContext(guardLoops(code), createContext({ previewTurn }));
}

test.each([
  'while (true) {}',
  'while (true);',
  'for (;;);',
  'for (;;) { try { continue; } finally {} }',
  'do {} while (true);',
  'do 1; while (true)',
  'while (true) for (;;);',
  'for (const x of (function* () { while (true) yield 1; })());',
  'outer: while (true) { while (true) continue outer; }',
  "eval('while (true) {}')",
  'eval("{ for (;;); }")',
  'const trusted = (code) => code; eval(trusted("while (true);"))',
  '"use strict"; (() => { while (true) if (1) continue; else break; })()',
])('the endless loop %s is ended', (code) => expect(() => run(code)).toThrow('too many turns'));

test.each([
  ['let sum = 0; for (const each of [1, 2, 3]) sum += each; sum', 6],
  ['let sum = 0; for (const key in { a: 1 }) for (let i = 0; i < 3; i++) sum += i; sum', 3],
  ['let i = 0; do i++; while (i < 5); i', 5],
  ['"use strict"; for (const each of []); (function () { return this; })()', undefined],
  ["eval('let n = 0; while (n < 4) n++; n')", 4],
])('%s gives what it gave', (code, value) => expect(run(code)).toBe(value));

test('lines stay where they are, and modules stay modules', () => {
  const code = "import a from './a.js';\nfor (const x of a)\n  console.log(x);\nexport default 1;\n";
  expect(
    guardLoops(code)
      .split('\n')
      .map((line) => line.includes('previewTurn')),
  ).toEqual([true, false, true, false, false]);
});

test.each(['for (', 'no loop', 'const format = "for";'])('%s stays as it is, or the browser says why not', (code) =>
  expect(guardLoops(code)).toBe(code),
);

test('the guard counts the time of one task', async () => {
  const guard = createGuard(0.000_001);
  const turns = () => {
    for (let turn = 0; turn < 64; turn += 1) guard();
  };
  turns();
  expect(() => {
    turns();
    turns();
  }).toThrow('without a pause');
  await new Promise((resolve) => setTimeout(resolve, 1));
  turns();
});
