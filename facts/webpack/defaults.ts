/** Effective defaults: what webpack itself fills in, for each mode and the targets that make a difference. */
import type webpackNamespace from 'webpack';

import { expectAtLeast } from '../expectation.ts';
import { requireFrom } from '../packages.ts';
import type { DefaultCase, Fact, FactDefault } from '../types.ts';

interface Surroundings {
  mode: 'none' | 'development' | 'production';
  target: string;
}

const modes = ['none', 'development', 'production'] as const;

/** One of each family of targets; the first is what a configuration without a target gets in a project without browserslist. */
const targets = ['web', 'webworker', 'node', 'electron-main', 'electron-renderer', 'nwjs', 'web + es5', 'universal'];

/** A stand-in for the project's folder, replaced in what is shown. */
const context = '/project';

/** Adds `default` to the options that webpack fills in. Returns how many got one. */
export function addDefaults(options: Fact[]): Fact[] {
  const surroundings: Surroundings[] = modes.flatMap((mode) => targets.map((target) => ({ mode, target })));
  const configurations = surroundings.map((one) => effective(one));
  const parents = new Set(options.map(({ parent }) => parent));
  const withDefaults = options.map((fact): Fact => {
    if (fact.name.includes('[]') || fact.name.includes('<key>')) return fact;
    const values = configurations.map((configuration) => textAt(configuration, fact.name, parents.has(fact.id)));
    const value = summarize(values, surroundings);
    return value === undefined ? fact : { ...fact, default: value };
  });
  expectAtLeast(withDefaults.filter((fact) => fact.default !== undefined), { package: 'webpack', where: 'webpack.config.applyWebpackOptionsDefaults', what: 'defaults', atLeast: 180 });
  return withDefaults;
}

function effective({ mode, target }: Surroundings): object {
  const webpack = requireFrom('webpack', 'lib/index.js') as typeof webpackNamespace;
  const options = webpack.config.getNormalizedWebpackOptions({ mode, target: target.includes(' + ') ? target.split(' + ') : target, context });
  webpack.config.applyWebpackOptionsDefaults(options);
  return options;
}

/** JavaScript text of the value at a dotted path; undefined where there is none, or an object whose members speak for themselves. */
function textAt(configuration: object, path: string, hasMembers: boolean): string | undefined {
  let value: unknown = configuration;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  if (value === undefined) return undefined;
  if (hasMembers && typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp)) return undefined;
  return textOf(value);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function';
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) {
    const items = value.map(textOf);
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, one]) => [key, textOf(one)] as const).filter(([, text]) => text !== undefined);
    return entries.length > 8 ? undefined : `{ ${entries.map(([key, text]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${text}`).join(', ')} }`.replace('{  }', '{}');
  }
  return typeof value === 'string' ? JSON.stringify(value.replaceAll(context, '<context>').replaceAll(process.cwd(), '<working folder>')) : String(value);
}

/** One value, or cases by mode, by target, or by both; `undefined` where nothing is ever filled in. */
function summarize(values: (string | undefined)[], surroundings: Surroundings[]): FactDefault | undefined {
  if (values.every((value) => value === undefined)) return undefined;
  const texts = values.map((value) => value ?? 'undefined');
  if (new Set(texts).size === 1) return texts[0];
  const byMode = casesBy('mode', texts, surroundings);
  if (byMode) return byMode;
  const byTarget = casesBy('target', texts, surroundings);
  if (byTarget) return byTarget;
  return casesByBoth(texts, surroundings);
}

/** Cases where one key alone decides. */
function casesBy(key: 'mode' | 'target', texts: string[], surroundings: Surroundings[]): DefaultCase[] | undefined {
  const byValue = new Map<string, string>();
  for (const [index, one] of surroundings.entries()) {
    const known = byValue.get(one[key]);
    if (known !== undefined && known !== texts[index]) return undefined;
    byValue.set(one[key], texts[index] ?? '');
  }
  return casesFrom([...byValue].map(([value, text]) => [`"${value}"`, text]), `${key}: `);
}

function casesByBoth(texts: string[], surroundings: Surroundings[]): DefaultCase[] {
  return modes.flatMap((mode) => {
    const here = surroundings.flatMap((one, index) => (one.mode === mode ? [[`"${one.target}"`, texts[index] ?? ''] as [string, string]] : []));
    const cases = casesFrom(here, 'target: ');
    return cases.map(({ when, value }) => ({ when: when === 'otherwise' ? `mode: "${mode}"` : `mode: "${mode}", ${when}`, value }));
  }).map((one, index, all) => (index === all.length - 1 ? { ...one, when: 'otherwise' } : one));
}

/** Groups names by value; the most frequent value comes last, as `otherwise`. */
function casesFrom(pairs: [string, string][], prefix: string): DefaultCase[] {
  const groups = new Map<string, string[]>();
  for (const [name, text] of pairs) groups.set(text, [...(groups.get(text) ?? []), name]);
  const sorted = [...groups].sort(([, a], [, b]) => a.length - b.length);
  return sorted.map(([value, names], index) => ({ when: index === sorted.length - 1 ? 'otherwise' : prefix + names.join(' or '), value }));
}
