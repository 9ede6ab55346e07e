import { expect, test } from 'vitest';
import type { Build, BuildModule } from '../../../tools/bundle-explorer/model/build.ts';
import { exportLines, sideEffectLines } from './why-kept.ts';

const module = (more: Partial<BuildModule>): BuildModule => ({
  name: './node_modules/@ui/kit/chart.js',
  identifier: '',
  type: 'javascript/esm',
  size: 10,
  chunks: [0],
  id: null,
  joined: -1,
  usedExports: [],
  providedExports: ['Chart'],
  bailouts: ['Statement (ExpressionStatement) with side effects in source code at 2:0-21'],
  packageAt: { name: '@ui/kit', folder: './node_modules/@ui/kit', version: undefined },
  ...more,
});
const linesOf = (more: Partial<BuildModule>): string =>
  sideEffectLines({ modules: [module(more)] } as Build, [0], (path) => `https://docs.example${path}`).join('\n');

test('which exports are used, and which aren’t', () => {
  expect(exportLines(module({ usedExports: ['big'], providedExports: ['big', 'small'] }))[0]).toBe(
    'Exports: 1 of 2 are used. Used: big. Unused: small.',
  );
  expect(exportLines(module({ usedExports: true }))[0]).toContain('doesn’t know which of them are used');
  expect(exportLines(module({ usedExports: undefined }))).toEqual([]);
  expect(exportLines(module({ chunks: [] }))).toEqual([]);
});

test('a module without used exports is there for its side effects, and its package may say that it has none', () => {
  expect(linesOf({})).toContain(
    '- ./node_modules/@ui/kit/chart.js: `Statement (ExpressionStatement) with side effects',
  );
  expect(linesOf({})).toContain('`sideEffects: false` in the `package.json` of @ui/kit');
  expect(linesOf({})).toContain(String.raw`{ include: /node_modules[\\/]@ui[\\/]kit[\\/]/, sideEffects: false }`);
  expect(linesOf({ packageAt: undefined })).toContain('in your `package.json`');
});

test.each([
  ['with a used export', { usedExports: ['Chart'] }],
  ['that is not in the output', { chunks: [] }],
  ['without a side effect', { bailouts: [] }],
  ['whose use is unknown', { usedExports: true as const }],
])('a module %s is not', (_what, more) => {
  expect(linesOf(more)).toBe('');
});
