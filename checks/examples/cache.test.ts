import { expect, test } from 'vitest';
import { parseFenceInfo } from '../../compile/markdown/fence.ts';
import { type LockedPackages, readLockedPackages } from '../../compile/cache-keys/locked-packages.ts';
import { unitKeys } from './cache.ts';
import type { Unit } from '../../compile/examples/units.ts';

const locked = readLockedPackages();
const updated = (...names: string[]): LockedPackages => ({
  ...locked,
  ...Object.fromEntries(
    names.map((name) => [`node_modules/${name}`, { ...locked[`node_modules/${name}`], version: '0' }]),
  ),
});

function unit(...fences: [info: string, code: string][]): Unit {
  return {
    file: 'content/a.md',
    name: 'a',
    kind: 'project',
    fences: fences.map(([info, code], line) => ({ ...parseFenceInfo(info).attributes, code, line, anchor: '' })),
  };
}

const styles = unit(
  ['js title="webpack.config.js" project=a', 'export default { module: { rules: [{ use: ["sass-loader"] }] } };'],
  ['bash project=a', 'npx webpack'],
);
const served = unit(['bash project=a', 'npx webpack serve']);
const types = unit(['ts', 'const a: number = 1;']);

test.each([
  ['webpack', styles, true],
  ['terser', styles, true],
  ['sass-loader', styles, true],
  ['sass', styles, true],
  ['svelte', styles, false],
  ['typescript', styles, false],
  ['typescript', types, true],
  ['@types/node', types, true],
  ['express', types, false],
  ['express', served, true],
])('an update of %s', (name, example, isNoticed) => {
  expect(
    name in Object.fromEntries(Object.keys(locked).map((folder) => [folder.replace('node_modules/', ''), 1])),
  ).toBe(true);
  expect(unitKeys(updated(name))(example) !== unitKeys(locked)(example)).toBe(isNoticed);
});

test('an example that moves down its page is the same, one that says something else is not', () => {
  const keyOf = unitKeys(locked);
  expect(keyOf({ ...types, fences: types.fences.map((fence) => ({ ...fence, line: 99 })) })).toBe(keyOf(types));
  expect(keyOf(unit(['ts', 'const a: number = 2;']))).not.toBe(keyOf(types));
  expect(keyOf(unit(['ts exempt="x"', 'const a: number = 1;']))).not.toBe(keyOf(types));
});
