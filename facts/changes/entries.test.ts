import { expect, test } from 'vitest';
import { type FactSketch, factsOf } from '../testing/sketched.ts';
import type { Facts } from '../types.ts';
import { entriesBetween } from './entries.ts';

function option(name: string, rest: Partial<FactSketch> = {}): FactSketch {
  const parent = name.includes('.') ? { parent: `option:${name.slice(0, name.lastIndexOf('.'))}` } : {};
  return { id: `option:${name}`, kind: 'option', name, type: 'boolean', ...parent, ...rest } as FactSketch;
}

const output = option('output');

/** Returns the change entries between two sets of facts as short strings. */
function told(before: Facts, after: Facts): string[] {
  return entriesBetween(before, after).map(({ change, area, name, facts, says }) =>
    `${change} ${area} ${name} (${facts.length}) ${says}`.trim(),
  );
}

test('an option, its flag, its type and its parts are one entry', () => {
  const after = factsOf([
    output,
    option('output.allowOutside', { default: 'false' }),
    option('output.allowOutside.from'),
    {
      id: 'cli:--output-allow-outside',
      kind: 'cli',
      name: '--output-allow-outside',
      sameAs: ['option:output.allowOutside'],
    },
    {
      id: 'declaration:Output.allowOutside',
      kind: 'declaration',
      name: 'Output.allowOutside',
      sameAs: ['option:output.allowOutside'],
    },
  ]);
  expect(told(factsOf([output]), after)).toEqual(['new options output.allowOutside (4) boolean · default false']);
  expect(told(after, factsOf([output]))).toEqual(['removed options output.allowOutside (4) boolean · default false']);
});

test('what stands in several variants is one entry, and another option of the same name is another', () => {
  const parser = ['css', 'css/auto', 'html'].map((type) => option(`parser.${type}`));
  const after = factsOf([
    ...parser,
    option('parser.css.parseErrors'),
    option('parser.css/auto.parseErrors'),
    option('parser.html.parseErrors'),
  ]);
  expect(told(factsOf([...parser]), after)).toEqual([
    'new options parser.css.parseErrors (2) boolean',
    'new options parser.html.parseErrors (1) boolean',
  ]);
});

test('many new parts of a known option are one entry that names them all', () => {
  const names = ['one', 'two', 'three', 'four', 'five'];
  const after = factsOf([output, ...names.map((name) => option(`output.${name}`))]);
  expect(told(factsOf([output]), after)).toEqual(['new options output.* (5) 5: one, two, three, four, five']);
});

test('a default that changed is told with what it was, once for the option and its flag', () => {
  const flag = (value: string): FactSketch =>
    ({
      id: 'cli:--output',
      kind: 'cli',
      name: '--output',
      default: value,
      sameAs: ['option:output'],
    }) as FactSketch;
  expect(
    told(
      factsOf([option('output', { default: 'true' }), flag('true')]),
      factsOf([option('output', { default: 'false' }), flag('false')]),
    ),
  ).toEqual(['changed defaults output (2) default: true → false']);
  const cases = (value: string) => [
    { when: 'mode: "production"', value },
    { when: 'otherwise', value: 'false' },
  ];
  expect(
    told(factsOf([option('output', { default: cases('1') })]), factsOf([option('output', { default: cases('2') })])),
  ).toEqual(['changed defaults output (1) default: 1 → 2 (mode: "production")']);
  expect(
    told(factsOf([option('output', { default: cases('1') })]), factsOf([option('output', { default: 'false' })])),
  ).toEqual(['changed defaults output (1) default: 1 → false (mode: "production")']);
});

test('hooks, errors and deprecations', () => {
  const done = (tapable: string): FactSketch => ({
    id: 'hook:MultiCompiler.done',
    kind: 'hook',
    name: 'MultiCompiler.done',
    owner: 'MultiCompiler',
    tapable,
    args: [{ name: 'stats' }],
  });
  const failure = (text: string): FactSketch => ({
    id: 'error:LostError',
    kind: 'error',
    name: 'LostError',
    text: [text],
  });
  const code: FactSketch = { id: 'deprecation:DEP_X', kind: 'deprecation', name: 'DEP_X', text: ['Use y.'] };
  expect(
    told(
      factsOf([done('SyncHook'), failure('Lost ${a} in ${b}')]),
      factsOf([done('AsyncSeriesHook'), failure('Lost ${a} at ${b}'), code]),
    ),
  ).toEqual([
    'changed hooks MultiCompiler.done (1) class: SyncHook → AsyncSeriesHook',
    'changed errors LostError (1) message: Lost ${a} in ${b} → Lost ${a} at ${b}',
    'new deprecations DEP_X (1) “Use y.”',
  ]);
});

test('code around the words of a message is no change', () => {
  const failure = (text: string): FactSketch => ({
    id: 'error:LostError',
    kind: 'error',
    name: 'LostError',
    text: [text],
  });
  const before = failure('Lost ${many ? "modules" : "a module"}: ${escape(name)}');
  expect(told(factsOf([before]), factsOf([failure('Lost ${ many ? "modules" : "a module" }: ${name}')]))).toEqual([]);
  expect(told(factsOf([before]), factsOf([failure('Lost ${many ? "files" : "a file"}: ${name}')]))).toHaveLength(1);
});

test('the same packages have no entries', () => {
  expect(told(factsOf([output]), factsOf([output]))).toEqual([]);
});
