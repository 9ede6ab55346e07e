import { expectAtLeast } from '../expectation.ts';
import { readSchema } from '../schema/read-schema.ts';
import { schemaFacts } from '../schema/schema-facts.ts';
import type { FactOf } from '../types.ts';

/** Extracts the options of webpack-dev-server. */
export function extractDevServerOptions(): FactOf<'devserver'>[] {
  const where = 'lib/options.json';
  const root = readSchema('webpack-dev-server', where);
  const facts = schemaFacts(root, { kind: 'devserver' }).map((fact) => ({
    ...fact,
    kind: 'devserver' as const,
    package: 'webpack-dev-server',
  }));
  return expectAtLeast(facts, { package: 'webpack-dev-server', where, what: 'options', atLeast: 55 });
}

/** Extracts the options of webpack-dev-middleware. */
export function extractMiddlewareOptions(): FactOf<'middleware'>[] {
  const where = 'dist/options.json';
  const root = readSchema('webpack-dev-middleware', where);
  const facts = schemaFacts(root, { kind: 'middleware' }).map((fact) => ({
    ...fact,
    kind: 'middleware' as const,
    package: 'webpack-dev-middleware',
  }));
  return expectAtLeast(facts, { package: 'webpack-dev-middleware', where, what: 'options', atLeast: 14 });
}
