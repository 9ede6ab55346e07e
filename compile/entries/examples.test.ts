/** Tests that each option's example is accepted by its package, and sets the option. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadFacts } from '../../facts/index.ts';
import { changeFacts } from '../../facts/lookup.ts';
import type { Fact } from '../../facts/types.ts';
import { wholeConfiguration } from '../../src/model/whole-configuration.ts';
import { withEntries } from './add-entries.ts';
import { hasExample } from './example-lines.ts';

type Values = Record<string, unknown>;

const require = createRequire(import.meta.url);
const webpack = require('webpack') as { validate: (configuration: object) => void };
const { ResolverFactory } = require('enhanced-resolve') as { ResolverFactory: object };
const { validate } = require('schema-utils') as { validate: (schema: object, value: object) => void };
const schemaOf = (file: string): object => JSON.parse(fs.readFileSync(require.resolve(file), 'utf8')) as object;
const ofServer = schemaOf(path.resolve('node_modules/webpack-dev-server/lib/options.json'));
const ofMiddleware = schemaOf(path.resolve('node_modules/webpack-dev-middleware/dist/options.json'));

const contentDir = path.resolve(import.meta.dirname, '../../content');
const facts = withEntries(loadFacts(), contentDir);
const entries = [...facts.byId.values()].filter(hasExample);

/**
 * Evaluates a configuration file that contains this line, and returns its exports. Imports resolve to the installed
 * packages.
 */
function exported(line: string): Values {
  const inScope = { webpack, path, fs, ResolverFactory, express: () => ({}) };
  const body = wholeConfiguration(line)
    .replaceAll(/^import .*$/gm, '')
    .replace('export default', 'return')
    .replaceAll('import.meta.dirname', '"/project"')
    .replaceAll('import.meta.filename', '"/project/webpack.config.js"');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  return new Function(...Object.keys(inScope), body)(...Object.values(inScope)) as Values;
}

/** Returns the error that a package reports for an example, or undefined if it accepts the example. */
function faultOf({ id, kind, example }: Fact): string | undefined {
  if (example === undefined) return `${id} has no example`;
  try {
    const configuration = exported(example);
    const server = configuration.devServer as Values;
    if (kind === 'devserver') validate(ofServer, server);
    else if (kind === 'middleware') validate(ofMiddleware, server.devMiddleware as Values);
    else webpack.validate(configuration);
    return undefined;
  } catch (error) {
    return `${id}: ${example}\n${(error as Error).message}`;
  }
}

test('every option of webpack, its servers and its plugins has an example that is valid', () => {
  expect(entries.length).toBeGreaterThan(2400);
  expect(entries.flatMap((fact) => faultOf(fact) ?? [])).toEqual([]);
});

test('an example that is not valid is found', () => {
  const clean = facts.byId.get('option:output.clean')!;
  expect(faultOf({ ...clean, example: 'output: { clean: "yes" }' } as Fact)).toContain('output.clean should be');
  expect(faultOf({ ...clean, example: 'output: { claen: true }' } as Fact)).toContain("unknown property 'claen'");
  expect(faultOf({ ...clean, example: undefined } as unknown as Fact)).toContain('has no example');
});

test('an example names its option', () => {
  const named = ({ name, example = '' }: Fact): boolean => {
    const last = name.split('.').at(-1)!.replace('[]', '');
    return last === '<key>' || new RegExp(`(^|[^\\w])"?${last}"?: `).test(example);
  };
  expect(entries.filter((fact) => !named(fact)).map(({ id, example }) => `${id}: ${example}`)).toEqual([]);
});

test('an example shows another value than the one that holds anyway', () => {
  const same = entries.filter(({ name, default: value, example, values }) => {
    const last = name.split('.').at(-1)!;
    return typeof value === 'string' && example?.includes(`${last}: ${value} }`) && values?.length !== 1;
  });
  expect(same.map(({ id, example }) => `${id}: ${example}`)).toEqual([]);
});

test('a new boolean has an example without anything written', () => {
  const planted = changeFacts(loadFacts(), (fact) =>
    fact.id === 'option:output.compareBeforeEmit' ? ({ ...fact, default: 'true' } as Fact) : fact,
  );
  const { byId } = withEntries(planted, contentDir);
  expect(byId.get('option:output.compareBeforeEmit')?.example).toBe('output: { compareBeforeEmit: false }');
});

test('every deprecated option says what replaces it', () => {
  const unexplained = entries.filter(({ deprecated, instead }) => deprecated === true && instead === undefined);
  expect(unexplained.map(({ id }) => id)).toEqual([]);
  const { instead } = facts.byId.get('option:output.strictModuleExceptionHandling') ?? {};
  expect(instead).toContain('`output.strictModuleErrorHandling`');
});
