import { expect, test } from 'vitest';

import { exportedPaths } from './probe.ts';

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
