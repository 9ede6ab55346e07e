import type webpackNamespace from 'webpack';

import { ofItsOptions } from '../../src/model/default-line.ts';
import { expectAtLeast } from '../expectation.ts';
import { requireFrom } from '../packages.ts';
import type { FactOf } from '../types.ts';
import { projectFolder, valueAt } from './effective.ts';
import type { Configuration } from './effective.ts';
import { largeObject, valueText } from './value-text.ts';

/** Internals of webpack-dev-server that the extraction of its defaults uses. */
interface DevServer {
  options: Configuration;
  normalizeOptions(): Promise<void>;
}

/** Adds to the options of webpack-dev-server the defaults that it applies when it starts. */
export async function addDevServerDefaults(options: FactOf<'devserver'>[]): Promise<FactOf<'devserver'>[]> {
  const webpack = requireFrom('webpack', 'lib/index.js') as typeof webpackNamespace;
  const loaded = requireFrom('webpack-dev-server') as (new (options: object, compiler: object) => DevServer) & {
    default?: never;
  };
  const Server = (loaded.default ?? loaded) as new (options: object, compiler: object) => DevServer;
  const normalized = async (given: object): Promise<Configuration> => {
    const server = new Server(given, webpack({ context: projectFolder, mode: 'development', entry: {} }));
    await server.normalizeOptions();
    return server.options;
  };
  const plain = await normalized({});
  // The `client.overlay` object doesn't exist by default, but its options have defaults once it is set.
  const opened = await normalized({ client: { overlay: {} } });
  const parents = new Set(options.map(({ parent }) => parent));
  const withDefaults = options.map((fact) => {
    // By default, `static` is a list with one item. `static[].directory`, and likewise `static.directory`, has the
    // default of that item.
    const listed = fact.sameAs?.find((id) => id.replace('[]', '') === fact.id)?.slice('devserver:'.length);
    const path = (listed ?? fact.name).replaceAll('[]', '.0');
    const value = valueAt(plain, path).value ?? valueAt(opened, path).value;
    const hasMembers = typeof value === 'object' && value !== null && parents.has(fact.id);
    // The default of a list item is described by the defaults of the item's options.
    if (value === undefined || (hasMembers && Array.isArray(value))) return fact;
    const text = valueText(value);
    return { ...fact, default: hasMembers && text === largeObject ? ofItsOptions : text };
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
