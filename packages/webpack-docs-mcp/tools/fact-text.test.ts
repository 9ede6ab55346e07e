import { expect, test } from 'vitest';
import type { PackagedFact } from '../library/package-data.ts';
import { defaultText, factLines } from './fact-text.ts';

const byMode = [
  { when: 'mode: "production"', value: '20000' },
  { when: 'otherwise', value: '10000' },
];
const byTarget = [
  { when: 'experiments.futureDefaults: true', value: '"module"' },
  { when: 'mode: "development", target: "node" or "bun"', value: '"a"' },
  { when: 'target: "node" or ["web", "es5"]', value: '"b"' },
  { when: 'otherwise', value: '"module"' },
];

test('a deprecated hook or option says what to use, and anything else has webpack’s comment', () => {
  const said = (fact: object): string | undefined => factLines(fact as PackagedFact, {})[0];
  expect(said({ kind: 'hook', deprecated: 'Compilation.processAssets, stage LATE + 1' })).toBe(
    '- Deprecated: use `Compilation.processAssets` with the stage `LATE + 1`',
  );
  expect(said({ kind: 'option', deprecated: 'a.b' })).toBe('- Deprecated: use `a.b`');
  expect(said({ kind: 'api', deprecated: 'read it elsewhere' })).toBe('- Deprecated: read it elsewhere');
  expect(said({ kind: 'option', deprecated: true })).toBe('- Deprecated: yes');
  expect(said({ kind: 'hook', sameAs: ['hook:Compilation.processAssets'] })).toBe(
    '- Same as: `Compilation.processAssets`',
  );
});

test('a default that has no cases is what it is', () => {
  expect(defaultText('true', { mode: 'production' })).toBe('`true`');
});

test('of cases, those are told that can hold', () => {
  expect(defaultText(byMode, {})).toBe('`10000`; `20000` in production');
  expect(defaultText(byMode, { mode: 'production' })).toBe('`20000` in production');
  expect(defaultText(byMode, { mode: 'none' })).toBe('`10000`');
});

test('several conditions have to hold together, and the same value is told once', () => {
  expect(defaultText(byTarget, { mode: 'development', target: 'bun' })).toBe(
    '`"a"` in development for the target node or bun; `"module"` when experiments.futureDefaults is true',
  );
  expect(defaultText(byTarget, { target: 'web' })).toBe('`"module"`');
});

test('a case that an earlier one hides for what is asked is not told', () => {
  const cases = [
    { when: 'experiments.futureDefaults: true, mode: "development"', value: '"disk"' },
    { when: 'experiments.futureDefaults: true', value: 'false' },
    { when: 'mode: "development"', value: '"memory"' },
    { when: 'otherwise', value: 'false' },
  ];
  expect(defaultText(cases, { mode: 'development' })).toBe(
    '`"memory"` in development; `"disk"` in development, when experiments.futureDefaults is true',
  );
  expect(defaultText(cases, { mode: 'production' })).toBe('`false`');
  expect(defaultText(cases, {})).toContain('`"memory"` in development');
});

test('a version of a target has the defaults of its family; of one that was not computed, all cases are told', () => {
  const cases = [
    { when: 'target: "node"', value: '""' },
    { when: 'otherwise', value: '"auto"' },
  ];
  expect(defaultText(cases, { target: 'node20.1' })).toBe('`""` for the target node');
  expect(defaultText(cases, { target: 'electron30-main' })).toBe('`"auto"`');
  expect(defaultText(cases, { target: 'async-node' })).toBe(
    '`"auto"`; `""` for the target node. It depends on the target, and was not computed for `async-node`',
  );
  expect(defaultText(byMode, { mode: 'none', target: 'async-node' })).toBe('`10000`');
});
