import { expect, test } from 'vitest';

import { sketched } from '../../facts/testing/sketched.ts';
import type { FactKind } from '../../facts/types.ts';
import { factsOf } from './probe.ts';
import { exportedPaths } from './published-text.ts';
import type { PublishedVersion } from './published.ts';

const text = `module.exports = mergeExports(fn, {
\tget PrefetchPlugin() {
\t\treturn require("./prefetch/PrefetchPlugin");
\t},
\tprefetch: {
\t\tget ChunkPrefetchPreloadPlugin() {
\t\t\treturn require("./prefetch/ChunkPrefetchPreloadPlugin");
\t\t}
\t},
\texperiments: {
\t\tschemes: {
\t\t\tget HttpUriPlugin() {
\t\t\t\treturn require("./schemes/HttpUriPlugin");
\t\t\t}
\t\t}
\t},
\tget ProgressPlugin() {
\t\treturn require("./ProgressPlugin");
\t}
});
`;

test('a class counts under the paths at which it was exported, not under each path with its name', () => {
  expect([...exportedPaths(text)]).toEqual([
    'PrefetchPlugin',
    'prefetch.ChunkPrefetchPreloadPlugin',
    'experiments.schemes.HttpUriPlugin',
    'ProgressPlugin',
  ]);
});

/** Creates a version whose library consists of a single file. */
const versionWith = (code: string): PublishedVersion => ({
  version: '5.0.0',
  sources: ['lib/dependencies/Plugin.js'],
  pluginSchemas: [],
  read: (file) => (file.endsWith('.json') ? '{}' : file.endsWith('Plugin.js') ? code : ''),
});
const fact = (id: string) => {
  const [kind, name] = id.split(':') as [FactKind, string];
  return sketched([{ id, kind, name }]);
};
const has = (id: string, code: string): boolean => factsOf(versionWith(code), fact(id), new Set()).has(id);

test('a variable is there once code writes it in full, not when a comment or a part of it does', () => {
  expect(has('variable:import.meta.env', 'const name = "import.meta.env";')).toBe(true);
  expect(has('variable:import.meta.env', '/** import.meta.env comes later */\nconst { env } = process;')).toBe(false);
  expect(has('variable:import.meta.env.SSR', '"import.meta.env"; // SSR\nconst SSR = 1;')).toBe(false);
  expect(has('variable:import.meta.webpackContext.mode', '"import.meta.webpackContext"; case "mode":')).toBe(true);
  expect(has('variable:import.meta.webpackContext.mode', 'case "mode":')).toBe(false);
});

test('a code of a deprecation that is put together counts by its parts', () => {
  const code = 'const make = (text, code) => `DEP_WEBPACK_DEPRECATION_${code}`;\nmake("", "ARRAY_TO_SET_PUSH");';
  expect(has('deprecation:DEP_WEBPACK_DEPRECATION_ARRAY_TO_SET_PUSH', code)).toBe(true);
  expect(has('deprecation:DEP_WEBPACK_DEPRECATION_ARRAY_TO_SET', code)).toBe(false);
});
