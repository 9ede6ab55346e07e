import { expect, test } from 'vitest';
import { exportsIn } from './read-release.ts';

test('exports have the names of their namespaces', () => {
  const text = [
    'module.exports = mergeExports(fn, {',
    '\tget BannerPlugin() {',
    '\t\treturn require("./BannerPlugin");',
    '\t},',
    '\toptimize: {',
    '\t\tget SplitChunksPlugin() {',
    '\t\t},',
    '\t},',
    '\texperiments: {',
    '\t\tschemes: {',
    '\t\t\tget HttpUriPlugin() {',
    '\t\t},',
    '\t\tget lazy() {',
    '\t},',
    '\tget Chunk() {',
  ].join('\n');
  expect(exportsIn(text)).toEqual([
    'BannerPlugin',
    'optimize.SplitChunksPlugin',
    'experiments.schemes.HttpUriPlugin',
    'experiments.lazy',
    'Chunk',
  ]);
});
