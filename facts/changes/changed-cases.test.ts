import { expect, test } from 'vitest';
import { changedCases } from './changed-cases.ts';

/** Joins the parts of each case to one text, with code in backticks. */
const marked = (says: string) =>
  changedCases(says).map(({ dependencies, parts, condition }) => [
    dependencies,
    parts.map(({ text, isCode }) => (isCode ? `\`${text}\`` : text)).join(''),
    condition,
  ]);

test.each([
  ['1 → 2', [['', '`1` → `2`', '']]],
  ['1 → 2 (cache: true)', [['', '`1` → `2`', 'cache: true']]],
  ['undefined → the defaults of its options', [['', '`undefined` → the defaults of its options', '']]],
  ['a function → "a → b (c); d"', [['', 'a function → `"a → b (c); d"`', '']]],
  [
    '1 → 2 (mode: "none", target: "web"; target: ["web", "es5"]); unchanged (cache: true)',
    [
      ['', '`1` → `2`', 'mode: "none", target: "web"; target: ["web", "es5"]'],
      ['', 'unchanged', 'cache: true'],
    ],
  ],
  [
    'dependency "esm" or "amd": ["a: b"] → ["c"]; dependency any but "url": with "typescript" (cache: true)',
    [
      ['dependency "esm" or "amd": ', '`["a: b"]` → `["c"]`', ''],
      ['dependency any but "url": ', 'with `"typescript"`', 'cache: true'],
    ],
  ],
  [
    'without { with: { type: "css" } }, 2, with { test: /[(]; /i }',
    [['', 'without `{ with: { type: "css" } }, 2`, with `{ test: /[(]; /i }`', '']],
  ],
  [
    'in another order; …',
    [
      ['', 'in another order', ''],
      ['', '…', ''],
    ],
  ],
])('%s', (says, cases) => expect(marked(says)).toEqual(cases));
