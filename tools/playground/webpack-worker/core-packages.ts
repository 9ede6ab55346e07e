/**
 * Packages that are bundled in the playground's worker. Requiring one returns the same instance that webpack itself
 * uses.
 */
import * as enhancedResolve from 'enhanced-resolve';
import events from 'playground:events';
import * as schemaUtils from 'schema-utils';
import * as tapable from 'tapable';
import webpack from 'webpack';
import * as webpackMerge from 'webpack-merge';
import { webpackFiles } from 'playground:webpack-files';
import { part } from './parts.ts';

/** Functions that return the exports of a bundled package, by package name or webpack file. */
export const corePackages: ReadonlyMap<string, () => unknown> = new Map<string, () => unknown>([
  ['webpack', () => webpack],
  ['webpack-sources', () => webpack.sources],
  ['webpack-merge', () => webpackMerge],
  ['tapable', () => tapable],
  ['enhanced-resolve', () => enhancedResolve],
  ['schema-utils', () => schemaUtils],
  ['events', () => events],
  ['terser', () => part('terser')],
  ...Object.entries(webpackFiles).flatMap(([file, load]): [string, () => unknown][] => [
    [file, load],
    [file.replace(/\.js$/, ''), load],
    [`/project/node_modules/${file}`, load],
  ]),
]);
