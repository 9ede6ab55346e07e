import { describe, expect, test } from 'vitest';
import { loadFacts } from '../index.ts';
import type { DefaultCase } from '../types.ts';
import { effective, exampleProject, valueAt } from './effective.ts';
import type { Configuration } from './effective.ts';
import { targets } from './targets.ts';
import { valueText } from './value-text.ts';

const facts = loadFacts();
const cases = (name: string): DefaultCase[] => {
  const value = facts.byId.get(`option:${name}`)?.default;
  return Array.isArray(value) ? value : [];
};

/**
 * Returns an option's default in a configuration with the given settings: the value of the first case that matches
 * them.
 */
function valueWith(name: string, settings: Record<string, string>): string | undefined {
  const holds = (when: string): boolean =>
    when.split(/, (?=[\w.]+: )/).every((part) => {
      const [about = '', values = ''] = part.split(': ');
      return values.split(' or ').includes(settings[about] ?? '\0');
    });
  return cases(name).find(({ when }) => when === 'otherwise' || holds(when))?.value;
}

/** Options that always exist and whose default has cases. */
const top = facts
  .ofKind('option')
  .filter(
    ({ name }) => /^(?:output\.\w+|externalsType|module\.unsafeCache|records\w+)$/.test(name) && cases(name).length > 0,
  )
  .map(({ name }) => name);

describe.each<[setting: string, given: Configuration, settings: Record<string, string>]>([
  ['ES modules as output', { output: { module: true } }, { 'output.module': 'true' }],
  ['futureDefaults', { experiments: { futureDefaults: true } }, { 'experiments.futureDefaults': 'true' }],
  ['a name in package.json', { context: exampleProject }, { 'package.json.name': '"shop"' }],
  ['a library', { output: { library: 'shop' } }, { 'output.library': '"shop"' }],
  ['a file name', { output: { filename: 'app.js' } }, { 'output.filename': '"app.js"' }],
  ['a cache on disk', { cache: { type: 'filesystem' } }, { cache: 'enabled', 'cache.type': '"filesystem"' }],
  ['records', { recordsPath: '/records.json' }, { recordsPath: '"/records.json"' }],
])('with %s, the cases of a default say what webpack does', (_, given, settings) => {
  const known = targets.filter((target) => !Array.isArray(target));

  test.each(known)('for the target %s', (target) => {
    const configuration = effective({ mode: 'production', target, ...given });
    const said = { ...settings, mode: '"production"', target: JSON.stringify(target) };
    const module = { 'output.module': String(valueAt(configuration, 'output.module').value) };
    const wrong = top
      .filter((name) => !Object.keys(settings).includes(name))
      .map((name) => ({
        name,
        says: valueWith(name, name === 'output.module' ? said : { ...said, ...module }),
        has: valueText(valueAt(configuration, name).value),
      }))
      .filter(({ says, has }) => says !== has);
    expect(wrong).toEqual([]);
  });
});

test('what another setting explains is not said again', () => {
  expect(cases('output.filename')).toEqual([
    { when: 'output.module: true', value: '"[name].mjs"' },
    { when: 'target: "bun" or "deno" or "universal"', value: '"[name].mjs"' },
    { when: 'otherwise', value: '"[name].js"' },
  ]);
});

test('a case in which nothing changes is not said', () => {
  expect(cases('node.__dirname')[1]).toEqual({ when: 'experiments.futureDefaults: true', value: '"warn-mock"' });
});

test('a project without settings of its own has the target that browserslist or the default names', () => {
  expect(cases('target')).toEqual([
    { when: 'browserslist: found', value: '"browserslist"' },
    { when: 'otherwise', value: '"web"' },
  ]);
  expect(facts.byId.get('option:context')?.default).toBe('process.cwd()');
});
