import { expect, test } from 'vitest';

import { loadFacts } from '../../facts/index.ts';
import type { Fact } from '../../facts/types.ts';
import { comparedPackages } from './packages.ts';

const has = (name: string, files: Record<string, string>, fact: Partial<Fact>): boolean =>
  comparedPackages
    .find((one) => one.name === name)!
    .has({ sources: Object.keys(files), read: (path) => files[path] ?? '' })(fact as Fact);

test('a version of the development server has the options in its schema', () => {
  const schema = {
    definitions: { Client: { type: 'object', properties: { overlay: { type: 'boolean' } } } },
    type: 'object',
    properties: { client: { $ref: '#/definitions/Client' } },
  };
  const files = { 'lib/options.json': JSON.stringify(schema) };
  expect(has('webpack-dev-server', files, { name: 'client.overlay' })).toBe(true);
  expect(has('webpack-dev-server', files, { name: 'client.reconnect' })).toBe(false);
});

test('a version of webpack-cli has the commands and flags that it declares', () => {
  const files = {
    'lib/cli.js':
      'const a = { name: "config-name" }; const b = { name: "serve [entries...]" }; o("-h, --help [verbose]")',
  };
  expect(has('webpack-cli', files, { name: '--config-name' })).toBe(true);
  expect(has('webpack-cli', files, { name: '--config' })).toBe(false);
  expect(has('webpack-cli', files, { name: '--help' })).toBe(true);
  expect(has('webpack-cli', files, { name: 'serve', group: 'command' })).toBe(true);
  expect(has('webpack-cli', files, { name: 'build', group: 'command' })).toBe(false);
});

test('facts about another package have a version of that package, and none of webpack', () => {
  const facts = loadFacts();
  expect(facts.byId.get('devserver:app')).toMatchObject({ packageSince: '5.1.0', package: 'webpack-dev-server' });
  expect(facts.byId.get('cli:--config-node-env')).toMatchObject({ packageSince: '6.0.0', package: 'webpack-cli' });
  expect(facts.byId.get('devserver:port')?.packageSince).toBeUndefined();
  for (const fact of facts.byId.values()) if (fact.packageSince) expect(fact.since, fact.id).toBeUndefined();
});
