import type { Target } from '../types.ts';

/** Values of `target` for which option defaults are computed, one of each family. */
export const targets: readonly Target[] = [
  'web',
  'webworker',
  'node',
  'electron-main',
  'electron-preload',
  'electron-renderer',
  'nwjs',
  'bun',
  'deno',
  'universal',
  ['web', 'es5'],
];
