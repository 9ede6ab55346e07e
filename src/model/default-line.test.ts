import { expect, test } from 'vitest';
import { canBeSet, defaultLine, defaultText, type HasDefault, ofItsOptions } from './default-line.ts';
import { islands } from '../texts/en/islands.ts';

const text = (entry: HasDefault) => defaultText(defaultLine(entry, islands, 'en')).join('; ');

test.each<[HasDefault, string]>([
  [{ default: 'true' }, 'true'],
  [
    {
      default: [
        { when: 'mode: "production"', value: 'true' },
        { when: 'otherwise', value: 'false' },
      ],
    },
    'true in production; otherwise false',
  ],
  [{ unset: 'old files stay' }, 'not set: old files stay'],
  [{}, 'not set'],
  [{ required: true }, 'none: you must set it'],
  [{ default: ofItsOptions }, 'the defaults of its options'],
  [{ default: 'a function', unset: 'keeps packages' }, 'a function: keeps packages'],
  [
    {
      default: [
        { when: 'cache: true', value: 'undefined' },
        { when: 'otherwise', value: '1' },
      ],
      unset: 'nothing is kept',
    },
    '1; not set when cache is true: nothing is kept',
  ],
])('%j is “%s”', (entry, line) => {
  expect(text(entry)).toBe(line);
});

test('what applies without other settings comes first, and experiments last', () => {
  const value = [
    { when: 'experiments.futureDefaults: true', value: '"z"' },
    { when: 'output.module: true', value: '"y"' },
    { when: 'target: "bun"', value: '"y"' },
    { when: 'otherwise', value: '"x"' },
  ];
  expect(text({ default: value })).toBe(
    '"y" for the target bun, or when output.module is true; otherwise "x"; "z" when experiments.futureDefaults is true',
  );
  const [future, , bun, usual] = value;
  expect(text({ default: [bun!, future!, usual!] })).toBe(
    '"y" for the target bun; "z" when experiments.futureDefaults is true; otherwise "x"',
  );
});

test('an example name is a placeholder, and left out where the value does not contain it', () => {
  const value = [
    { when: 'output.library: "shop"', value: '"shopTide"' },
    { when: 'output.library: "shop", target: "node"', value: 'true' },
    { when: 'otherwise', value: '""' },
  ];
  expect(text({ default: value })).toBe(
    '""; "<name>Tide" when output.library is "<name>"; true for the target node, when output.library is set',
  );
});

test('cases after one another with the same value are one', () => {
  const value = [
    { when: 'mode: "none"', value: '"x"' },
    { when: 'cache: true', value: '"x"' },
    { when: 'otherwise', value: '"y"' },
  ];
  expect(text({ default: value })).toBe('"x" in mode none, or when cache is true; otherwise "y"');
  expect(text({ default: [value[0]!, { when: 'otherwise', value: '"x"' }] })).toBe('"x"');
});

test('what one sets can have a default: options and flags, no hooks and no commands', () => {
  const ids = ['option:a', 'cli:--a', 'cli:build', 'hook:Compiler.emit', 'env:A', 'comment:webpackMode'];
  expect(ids.filter((id) => canBeSet({ id, group: id === 'cli:build' ? 'command' : '' }))).toEqual([
    'option:a',
    'cli:--a',
    'env:A',
    'comment:webpackMode',
  ]);
});

test('cases of development that only have another name of the mode are one sentence', () => {
  const of = (mode: string, target: string): { when: string; value: string }[] => [
    {
      when: mode === 'production' ? `target: "${target}"` : `mode: "${mode}", target: "${target}"`,
      value: `["${mode}", "${target}"]`,
    },
  ];
  const usual = { when: 'otherwise', value: '["production"]' };
  const development = [
    ...of('development', 'node'),
    ...of('development', 'deno'),
    { when: 'mode: "development"', value: '["development"]' },
  ];
  const production = [...of('production', 'node'), ...of('production', 'deno'), usual];
  expect(text({ default: [...development, ...production] })).toBe(
    '["production", "node"] for the target node; ["production", "deno"] for the target deno; otherwise ["production"]; in development: "development" in place of "production"',
  );
  // If a case for development differs in more than the name of the mode, no case is left out.
  const other = { when: 'mode: "development", target: "bun"', value: '["development", "hot"]' };
  expect(text({ default: [...development, other, ...production] })).toContain('["development", "node"] in development');
});
