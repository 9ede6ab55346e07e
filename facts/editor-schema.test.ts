import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withEntries } from '../compile/entries/add-entries.ts';
import { editorSchema } from './editor-schema.ts';
import { loadFacts } from './index.ts';

const require = createRequire(import.meta.url);
const webpack = require('webpack') as { validate: (configuration: object) => void };
const { validate } = require('schema-utils') as { validate: (schema: object, value: object) => void };
const ofServer = require(path.resolve('node_modules/webpack-dev-server/lib/options.json')) as object;

const facts = withEntries(loadFacts(), path.resolve(import.meta.dirname, '../content'));
const id = 'https://site.example/schemas/5/webpack.config.json';
const schema = editorSchema(facts, id, ({ name }) => ({ description: `About ${name}.`, default: 1 }));
const ajv = new Ajv({ strictSchema: true, strictTypes: false, strictRequired: false, allErrors: true });
const accepts = ajv.compile(schema);

/** Whether webpack and webpack-dev-server accept a configuration. */
function isTaken(configuration: { devServer?: object }): boolean {
  try {
    webpack.validate(configuration);
    if (configuration.devServer) validate(ofServer, configuration.devServer);
    return true;
  } catch {
    return false;
  }
}

/** Evaluates a line of configuration. Returns undefined if JSON can't represent its settings. */
function inJson(line: string | undefined): object | undefined {
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const value = new Function(`return ({ ${line} })`)() as object;
    const same = JSON.parse(JSON.stringify(value)) as object;
    return JSON.stringify(value, (_key, inside: unknown) =>
      inside instanceof RegExp || typeof inside === 'function' ? 'code' : inside,
    ) === JSON.stringify(same)
      ? same
      : undefined;
  } catch {
    return undefined;
  }
}

test('it is JSON Schema, draft 7, with nothing that a validator does not know', () => {
  expect(schema).toMatchObject({ $schema: 'http://json-schema.org/draft-07/schema#', $id: id });
  expect(ajv.validateSchema(schema)).toBe(true);
  expect(JSON.stringify(schema)).not.toMatch(/instanceof|tsType|absolutePath|"cli":/);
});

test('the example of every option that JSON can write is taken', () => {
  const entries = [...facts.ofKind('option'), ...facts.ofKind('devserver')];
  const examples = entries.flatMap(({ id: of, example }) => {
    const configuration = inJson(example);
    return configuration && isTaken(configuration) ? [{ of, configuration }] : [];
  });
  expect(examples.length).toBeGreaterThan(1000);
  expect(examples.filter(({ configuration }) => !accepts(configuration)).map(({ of }) => of)).toEqual([]);
});

test.each<[string, object]>([
  ['several configurations', [{ name: 'a' }, { name: 'b', mode: 'none' }]],
  ['a rule', { module: { rules: [{ test: { glob: '**/*.svg' }, type: 'asset/resource' }] } }],
  ['a dev server', { devServer: { port: 8080, client: { overlay: false } } }],
])('%s: it takes what webpack takes', (_what, configuration) => {
  expect([isTaken(configuration), accepts(configuration)]).toEqual([true, true]);
});

test.each<[string, object]>([
  ['an unknown option', { entri: './a.js' }],
  ['an unknown option inside', { output: { filname: 'a.js' } }],
  ['another type', { output: { clean: 'yes' } }],
  ['another value', { mode: 'prod' }],
  ['a relative path', { output: { path: 'dist' } }],
  ['a plugin', { plugins: [{ name: 'BannerPlugin' }] }],
  ['a loader that is no text', { module: { rules: [{ loader: 1 }] } }],
  ['a wrong item', { resolve: { extensions: ['.js', 2] } }],
  ['an unknown option of the dev server', { devServer: { prot: 8080 } }],
])('%s: it marks what webpack refuses', (_what, configuration) => {
  expect([isTaken(configuration), accepts(configuration)]).toEqual([false, false]);
});

test('each option that JSON can write has words and a default, at every depth', () => {
  const at = (...steps: string[]): unknown => {
    let here: unknown = schema;
    for (const step of steps) here = (here as Record<string, unknown>)[step];
    return here;
  };
  expect(at('definitions', 'configuration', 'properties', 'mode')).toMatchObject({
    description: 'About mode.',
    default: 1,
    allOf: [{ $ref: '#/definitions/configuration.Mode' }],
  });
  expect(at('definitions', 'configuration.Output', 'properties', 'clean')).toMatchObject({
    description: 'About output.clean.',
  });
  expect(at('definitions', 'devServer.ClientOverlay')).toBeDefined();
  expect(Object.keys(at('definitions', 'configuration', 'properties') as object)).not.toContain('apply');
  const said = [...JSON.stringify(schema).matchAll(/"description":"(.*?)"/g)].map(([, text]) => text);
  expect(said.filter((text) => !text!.startsWith('About '))).toEqual([]);
  expect(said.length).toBeGreaterThan(850);
});

test('what YAML writes is what JSON writes', () => {
  const taken = parse('mode: production\nentry:\n  clock: ./src/clock.js\noutput:\n  clean: true\n') as object;
  const refused = parse('mode: production\noutput:\n  clean: "true"\n') as object;
  expect([accepts(taken), accepts(refused)]).toEqual([true, false]);
});
