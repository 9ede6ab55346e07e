import { customizeArray, customizeObject, merge, mergeWithCustomize, mergeWithRules, unique } from 'webpack-merge';
import defineConfig from 'webpack/lib/config/defineConfig.js';
import webpackPackage from 'webpack/package.json';
import path from '../../../src/model/posix-path.ts';
import { expressionOf, standIn, stringFor, type StandInUse } from './stand-in.ts';

/** Returns the exports of webpack-merge, changed to treat stand-ins for configurations as empty configurations. */
export function mergeFor({ onSpread }: StandInUse): Record<string, unknown> {
  const present = (configuration: unknown): unknown => {
    const expression = expressionOf(configuration);
    if (expression === undefined) return configuration;
    onSpread(expression);
    return {};
  };
  type Merge = (...configurations: object[]) => object;
  const ofPresent =
    (join: Merge) =>
    (...configurations: unknown[]) =>
      join(...(configurations.flat().map(present) as object[]));
  return {
    unique,
    customizeArray,
    customizeObject,
    merge: ofPresent(merge),
    default: ofPresent(merge),
    mergeWithCustomize: (...rules: Parameters<typeof mergeWithCustomize>) => ofPresent(mergeWithCustomize(...rules)),
    mergeWithRules: (...rules: Parameters<typeof mergeWithRules>) => ofPresent(mergeWithRules(...rules)),
  };
}

/**
 * Returns the module that configurations get when they import webpack. Its plugins are stand-ins, whose options are
 * validated later.
 */
export function webpackFor(standsFor: unknown): Record<string, unknown> {
  const real: Record<string, unknown> = { version: webpackPackage.version, defineConfig };
  return new Proxy(standsFor as Record<string, unknown>, {
    get: (target, key): unknown => (typeof key === 'string' && real[key]) || Reflect.get(target, key),
  });
}

/**
 * Node.js's `path` with functions that accept stand-ins as strings, as in `path.join(paths.root, 'src')`. The result is
 * absolute if a stand-in comes first.
 */
export const pathOfStandIns: Record<string, unknown> = {
  ...path,
  get posix() {
    return pathOfStandIns;
  },
  ...Object.fromEntries(
    Object.entries(path)
      .filter(([, member]) => typeof member === 'function')
      .map(([name, call]) => [
        name,
        (...parameters: unknown[]) => (call as (...texts: unknown[]) => unknown)(...parameters.map(textOf)),
      ]),
  ),
};

/**
 * Converts an argument of a function of Node.js's `path`. A stand-in becomes its string, and other values are
 * unchanged.
 */
function textOf(parameter: unknown, position: number): unknown {
  const expression = expressionOf(parameter);
  return expression === undefined ? parameter : stringFor(expression, position === 0);
}

/** Adds stand-ins to a partly implemented module for the members that it lacks. */
export function withStandIns(real: Record<string, unknown>, name: string, use: StandInUse): Record<string, unknown> {
  const others = standIn(name, use) as Record<PropertyKey, unknown>;
  return new Proxy(real, { get: (target, key): unknown => (key in target ? Reflect.get(target, key) : others[key]) });
}
