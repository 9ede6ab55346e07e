import type webpackNamespace from 'webpack';

import { expectAtLeast } from '../expectation.ts';
import { requireFrom } from '../packages.ts';
import type { FactOf } from '../types.ts';
import { projectFolder, valueAt } from './effective.ts';
import type { Configuration } from './effective.ts';
import { valueText } from './value-text.ts';

/** The part of webpack-dev-server that fills in its options. */
interface DevServer {
  options: Configuration;
  normalizeOptions(): Promise<void>;
}

/** Adds the defaults that webpack-dev-server fills in when it starts. */
export async function addDevServerDefaults(options: FactOf<'devserver'>[]): Promise<FactOf<'devserver'>[]> {
  const webpack = requireFrom('webpack', 'lib/index.js') as typeof webpackNamespace;
  const loaded = requireFrom('webpack-dev-server') as (new (options: object, compiler: object) => DevServer) & {
    default?: never;
  };
  const Server = (loaded.default ?? loaded) as new (options: object, compiler: object) => DevServer;
  const server = new Server({}, webpack({ context: projectFolder, mode: 'development', entry: {} }));
  await server.normalizeOptions();
  const parents = new Set(options.map(({ parent }) => parent));
  const withDefaults = options.map((fact) => {
    // Lists are filled in with one item: `static[].directory` is that of the first.
    const { value } = valueAt(server.options, fact.name.replaceAll('[]', '.0'));
    const isObject = typeof value === 'object' && value !== null && parents.has(fact.id);
    return value === undefined || isObject ? fact : { ...fact, default: valueText(value) };
  });
  const found = withDefaults.filter((fact) => fact.default !== undefined);
  expectAtLeast(found, {
    package: 'webpack-dev-server',
    where: 'lib/Server.js, normalizeOptions()',
    what: 'defaults',
    atLeast: 15,
  });
  return withDefaults;
}
