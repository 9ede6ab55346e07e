import { expectAtLeast } from '../expectation.ts';
import { readSchema } from '../schema/read-schema.ts';
import { schemaFacts } from '../schema/schema-facts.ts';
import type { Fact } from '../types.ts';

/** Options of webpack-dev-server. */
export function extractDevServerOptions(): Fact[] {
  const where = 'lib/options.json';
  const root = readSchema('webpack-dev-server', where);
  const facts = schemaFacts(root, { kind: 'devserver' }).map((fact) => ({ ...fact, package: 'webpack-dev-server' }));
  return expectAtLeast(facts, { package: 'webpack-dev-server', where, what: 'options', atLeast: 55 });
}

/** Options of webpack-dev-middleware. */
export function extractMiddlewareOptions(): Fact[] {
  const where = 'dist/options.json';
  const root = readSchema('webpack-dev-middleware', where);
  const facts = schemaFacts(root, { kind: 'middleware' }).map((fact) => ({
    ...fact,
    package: 'webpack-dev-middleware',
  }));
  return expectAtLeast(facts, { package: 'webpack-dev-middleware', where, what: 'options', atLeast: 14 });
}
