import { expect, test } from 'vitest';
import type { Claim, Fence } from '../../compile/types.ts';
import { factsOf, sketched } from '../../facts/testing/sketched.ts';
import { measureCoverage } from './coverage.ts';
import { pageOfClaims } from './testing/page-of-claims.ts';
import { findWrongStatements } from '../wrong-statements/wrong-statements.ts';

const known = sketched([
  { id: 'option:output', kind: 'option', name: 'output' },
  {
    id: 'option:output.path',
    kind: 'option',
    name: 'output.path',
    parent: 'option:output',
    type: 'string',
    default: '"dist"',
    since: '5.1.0',
  },
  {
    id: 'option:mode',
    kind: 'option',
    name: 'mode',
    type: '"development" | "production"',
    default: [
      { when: 'a', value: '"production"' },
      { when: 'otherwise', value: 'undefined' },
    ],
  },
  { id: 'cli:--output-path', kind: 'cli', name: '--output-path', group: 'schema flag', sameAs: ['option:output.path'] },
  {
    id: 'hook:Compiler.emit',
    kind: 'hook',
    name: 'Compiler.emit',
    tapable: 'AsyncSeriesHook',
    args: [{ name: 'compilation' }],
  },
  { id: 'hook:Compiler.done', kind: 'hook', name: 'Compiler.done', tapable: 'SyncHook', args: [{ name: 'stats' }] },
]);
const facts = factsOf(known);

function claim(fact: string, line = 1, by: Claim['by'] = 'heading'): Claim {
  return { fact, anchor: '', line, by };
}

test('what no page claims is missing, what does not exist is unknown', () => {
  const { option, hook } = measureCoverage(facts, [
    pageOfClaims([claim('option:output'), claim('option:output.paht')]),
  ]);
  expect(option).toEqual({
    total: 3,
    documented: 1,
    missing: ['option:mode', 'option:output.path'],
    unknown: ['option:output.paht'],
  });
  expect(hook.missing).toEqual(['hook:Compiler.done', 'hook:Compiler.emit']);
});

test('a scope claims what is in it, a flag of the schema is documented with its option, a README documents nothing', () => {
  expect(measureCoverage(facts, [pageOfClaims([claim('option:output.*', 1, 'component')])]).option.missing).toEqual([
    'option:mode',
    'option:output',
  ]);
  expect(measureCoverage(facts, [pageOfClaims([claim('option:output.path')])]).cli.missing).toEqual([]);
  expect(measureCoverage(facts, [pageOfClaims([claim('option:output.path')], 'readme')]).cli.missing).toEqual([
    'cli:--output-path',
  ]);
});

function wrong(lines: string[], claims: Claim[], fences: Fence[] = []): string[] {
  return findWrongStatements({ lines, claims, fences, kind: 'page' }, facts).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

test('a default, type, version, hook class or argument that is stated otherwise is wrong', () => {
  expect(wrong(['## `output.path`', '', 'Default: `"build"`'], [claim('option:output.path')])).toEqual([
    expect.stringMatching(/^3: .*default "build".*webpack has "dist"/),
  ]);
  expect(wrong(['## `output.path`', '', '- **Type:** `boolean`'], [claim('option:output.path')])).toEqual([
    expect.stringMatching(/^3: .*type boolean.*has string/),
  ]);
  expect(wrong(['## `output.path`', '', '<Badge text="5.2.0+" />'], [claim('option:output.path')])).toEqual([
    expect.stringContaining('since 5.2.0; it came with 5.1.0'),
  ]);
  expect(wrong(['### emit', '', '`SyncHook`'], [claim('hook:Compiler.emit')])).toEqual([
    expect.stringContaining('it is an AsyncSeriesHook'),
  ]);
  expect(wrong(['### emit', '', '- Arguments: `stats`'], [claim('hook:Compiler.emit')])).toEqual([
    expect.stringContaining('it is called with (compilation)'),
  ]);
  expect(
    wrong(['| Option | Default |', '|---|---|', '| `path` | `"x"` |'], [claim('option:output.path', 3, 'row')]),
  ).toEqual([expect.stringMatching(/^3: .*default/)]);
});

test('what is right, in another order or with other quotes, is not wrong', () => {
  expect(
    wrong(
      ['## `mode`', '', "Default: `'production'`", '- Type: `"production" | "development"`'],
      [claim('option:mode')],
    ),
  ).toEqual([]);
  expect(wrong(['## `mode`', '', '```text', 'Default: `nonsense`', '```'], [claim('option:mode')])).toEqual([]);
});

test('an asynchronous tap on a synchronous hook is wrong', () => {
  const fence = {
    code: 'compiler.hooks.done.tapAsync("X", () => {});\ncompiler.hooks.emit.tapAsync("X", () => {});',
    line: 4,
  } as Fence;
  expect(wrong([], [], [fence])).toEqual([expect.stringMatching(/^5: the hook done is synchronous/)]);
});
