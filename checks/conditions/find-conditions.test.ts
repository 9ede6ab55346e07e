import { expect, test } from 'vitest';
import { parseProse } from '../prose/lint-prose.ts';
import { findConditions } from './find-conditions.ts';

const page = (proof: string): string => `# Cleaning

The build removes old files only if \`output.clean\` is set. It prints nothing about that.

| Option | What it does |
|---|---|
| \`keep\` | Never removes matching files. |

\`\`\`js hidden assert project=clean
${proof}
\`\`\`
`;
const found = (proof: string) => findConditions('content/clean.md', parseProse(page(proof), false).tree);

test('sentences and rows with a limiting word are conditions, others are not', () => {
  expect(found('').conditions.map(({ text }) => text)).toEqual([
    'The build removes old files only if output.clean is set.',
    'keep | Never removes matching files.',
  ]);
});

test('words of a sentence in a proof prove it, with or without backticks', () => {
  const { proven, unclear, claims } = found('// proves: only if `output.clean` is set\nassert.ok(true);');
  expect([...proven].map(({ line }) => line)).toEqual([3]);
  expect(unclear).toEqual([]);
  expect(claims).toBe(1);
});

test('words that no sentence has, or several, are named with their line', () => {
  const { proven, unclear } = found('  // proves: if nothing is set\n// proves: removes');
  expect(proven.size).toBe(0);
  expect(unclear).toEqual([
    { words: 'if nothing is set', line: 10, fits: 0 },
    { words: 'removes', line: 11, fits: 2 },
  ]);
});

test('a proof of a statement without a condition is a claim, but proves no condition', () => {
  expect(found('// proves: It prints nothing about that')).toMatchObject({ proven: new Set(), claims: 1, unclear: [] });
});

test('only assertions prove', () => {
  const text = page('').replace('```js hidden assert', '```js hidden').replace('\n\n```', '\n\n// proves: x\n```');
  expect(findConditions('x.md', parseProse(text, false).tree).unclear).toEqual([]);
});
