/** Provides the modules that a configuration imports or requires. */
import type { Notice } from '../model/answer.ts';
import { nodeModules } from '../model/node-modules.ts';
import * as fs from './node/fs.ts';
import path from '../../../src/model/posix-path.ts';
import { projectFolder } from './node/process.ts';
import * as url from './node/url.ts';
import * as util from './node/util.ts';
import { mergeFor, pathOfStandIns, webpackFor, withStandIns } from './stand-in-modules.ts';
import { type Constructed, expressionIn, expressionOf, standIn, type StandInUse } from './stand-in.ts';

/** The modules that a configuration can load, with a record of what it did with them. */
export interface Modules {
  /** Returns the module for a `require` call in a configuration. */
  load(specifier: unknown): unknown;
  /**
   * Returns the value of a name that an import statement binds.
   *
   * @param imported `default`, an exported name, or `*` for the namespace
   * @param local name that the configuration uses
   */
  take(specifier: string, imported: string, local: string): unknown;
  /** Notes about modules that the configuration loads but that are missing, in loading order. */
  notices: Notice[];
  /** Class instances that the configuration created from packages, in order of creation. */
  constructed: Constructed[];
}

/**
 * Creates the modules that a configuration can load in one run.
 *
 * @param process the `process` object of the configuration
 */
export function modulesFor(process: Record<string, unknown>): Modules {
  const notices: Notice[] = [];
  const note = (about: string, kind: Notice['kind']) => {
    if (!notices.some((one) => one.about === about && one.kind === kind)) notices.push({ about, kind });
  };
  const constructed: Constructed[] = [];
  const use: StandInUse = {
    onSpread: (expression) => note(expression, 'spread'),
    onConstruct: (one) => constructed.push(one),
  };
  const standIns = new Map<string, unknown>();

  const kindOf = (name: string): Notice['kind'] => {
    if (nodeModules.has(name)) return 'node';
    return /^[./]/.test(name) ? 'file' : 'package';
  };
  const create = (
    name: string,
    expression: string,
    { kind = kindOf(name), imported = 'default' }: { kind?: Notice['kind']; imported?: string } = {},
  ): unknown => {
    note(name, kind);
    const key = `${name} ${expression}`;
    if (!standIns.has(key))
      standIns.set(
        key,
        standIn(expression, use, { package: name, name: imported, members: imported === 'default' ? [] : [imported] }),
      );
    return standIns.get(key);
  };
  const webpack = webpackFor(standIn('webpack', use, { package: 'webpack', name: 'default', members: [] }));
  const known = (name: string): Record<string, unknown> | undefined => {
    if (name === 'process') return process;
    if (name === 'module') return { createRequire: () => requireOf(modules) };
    if (name === 'webpack-merge') return mergeFor(use);
    const real = available[name];
    return name === 'webpack' ? webpack : real && withStandIns(real, variableFor(name), use);
  };
  const modules: Modules = {
    notices,
    constructed,
    load(specifier) {
      // The module specifier comes from a stand-in, as in `require(paths.appPackageJson)`.
      const expression = expressionOf(specifier) ?? expressionIn(String(specifier));
      if (expression !== undefined) return create(expression, `require(${expression})`, { kind: 'file' });
      const name = String(specifier).replace(/^node:/, '');
      return known(name) ?? create(name, variableFor(name));
    },
    take(specifier, imported, local) {
      const name = specifier.replace(/^node:/, '');
      const real = known(name);
      if (!real) return create(name, local, { imported });
      if (imported === '*') return real;
      return imported === 'default' && !('default' in real) ? real : real[imported];
    },
  };
  return modules;
}

/** Creates the `require` function that a configuration gets. */
export function requireOf({ load }: Modules) {
  return Object.assign((specifier: unknown) => load(specifier), {
    resolve: (specifier: string) =>
      /^[./]/.test(specifier) ? path.resolve(specifier) : `${projectFolder}/node_modules/${specifier}`,
  });
}

/** Modules that a configuration can load in the worker. */
const available: Partial<Record<string, Record<string, unknown>>> = {
  fs,
  path: pathOfStandIns,
  'path/posix': pathOfStandIns,
  url,
  util,
};

/**
 * Guesses the variable name under which a package is usually imported, such as `HtmlWebpackPlugin` for
 * `html-webpack-plugin`.
 */
function variableFor(specifier: string): string {
  const isPlugin = /^(?:@[\w-]+\/)?[\w-]+-plugin$/.test(specifier);
  if (!isPlugin) return `require(${JSON.stringify(specifier)})`;
  const words = (specifier.split('/').at(-1) ?? '').split('-');
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
}
