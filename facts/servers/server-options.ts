import { readDeclarations } from '../declarations.ts';
import { expectAtLeast } from '../expectation.ts';
import { readSchema } from '../schema/read-schema.ts';
import type { Schema } from '../schema/schema.ts';
import { schemaFacts } from '../schema/schema-facts.ts';
import { functionsOf } from '../schema/type-text.ts';
import type { FactOf } from '../types.ts';

/** Extracts the options of webpack-dev-server. */
export function extractDevServerOptions(): FactOf<'devserver'>[] {
  const where = 'lib/options.json';
  const root = readSchema('webpack-dev-server', where);
  const declarations = readDeclarations('webpack-dev-server', 'types/lib/Server.d.ts');
  const facts = schemaFacts(root, { kind: 'devserver', declaredAs: 'Configuration' }, declarations).map((fact) => ({
    ...fact,
    kind: 'devserver' as const,
    package: 'webpack-dev-server',
  }));
  return expectAtLeast(facts, { package: 'webpack-dev-server', where, what: 'options', atLeast: 55 });
}

/** Extracts the options of webpack-dev-middleware. */
export function extractMiddlewareOptions(): FactOf<'middleware'>[] {
  const where = 'dist/options.json';
  const root = withWebpackPublicPath(readSchema('webpack-dev-middleware', where));
  const declarations = readDeclarations('webpack-dev-middleware', 'types/index.d.ts', 'types/hot.d.ts');
  const facts = schemaFacts(root, { kind: 'middleware', declaredAs: 'Options' }, declarations).map((fact) => ({
    ...fact,
    kind: 'middleware' as const,
    package: 'webpack-dev-middleware',
  }));
  return expectAtLeast(facts, { package: 'webpack-dev-middleware', where, what: 'options', atLeast: 14 });
}

/**
 * Copies the function type of webpack's `output.publicPath` to the middleware's `publicPath`, which is declared with
 * that type.
 */
function withWebpackPublicPath(root: Schema): Schema {
  const webpackRoot = readSchema('webpack', 'schemas/WebpackOptions.json');
  const [original] = functionsOf({ $ref: '#/definitions/PublicPath' }, webpackRoot);
  for (const own of functionsOf(root.properties?.publicPath ?? {}, root)) Object.assign(own, original);
  return root;
}
