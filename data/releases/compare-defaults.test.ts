import { expect, test } from 'vitest';
import type { Setting } from '../../facts/changes/default-difference.ts';
import { modes } from '../../facts/defaults/effective.ts';
import { compareDefaults } from './compare-defaults.ts';
import { placeKey } from './observed-defaults.ts';
import type { ObservedDefaults } from './observed-defaults.ts';

const outputModule: Setting = { name: 'output.module', value: 'true' };

/** Creates the observed values of options, in all modes and for two targets, with and without a setting. */
function observed(
  values: Record<string, (place: { mode: string; target: string; isModule: boolean }) => string | null>,
  settings: Setting[] = [outputModule],
): ObservedDefaults {
  const places = [undefined, ...settings].flatMap((setting) =>
    modes.flatMap((mode) => ['web', 'node'].map((target) => ({ mode, target, setting }))),
  );
  return {
    targets: ['web', 'node'],
    settings,
    places: places.map(({ mode, target, setting }) =>
      placeKey({ mode: JSON.stringify(mode), target: JSON.stringify(target) }, setting),
    ),
    values: Object.fromEntries(
      Object.entries(values).map(([path, valueIn]) => [
        path,
        places.map(({ mode, target, setting }) => valueIn({ mode, target, isModule: setting !== undefined })),
      ]),
    ),
  };
}

function says(before: Parameters<typeof observed>[0], after: Parameters<typeof observed>[0]): Record<string, string> {
  return Object.fromEntries(compareDefaults(observed(before), observed(after)).map((one) => [one.name, one.says]));
}

test('a default is told with the mode and target in which it changed', () => {
  expect(says({ bail: () => 'true' }, { bail: () => 'false' })).toEqual({ bail: 'true → false' });
  expect(
    says({ bail: () => '1' }, { bail: ({ mode, target }) => (mode === 'production' && target === 'node' ? '2' : '1') }),
  ).toEqual({ bail: '1 → 2 (mode: "production", target: "node")' });
});

test('a default that only a setting changes is told with the setting', () => {
  expect(says({ bail: () => '1' }, { bail: ({ isModule }) => (isModule ? '2' : '1') })).toEqual({
    bail: '1 → 2 (output.module: true)',
  });
  expect(says({ bail: () => '1' }, { bail: ({ isModule }) => (isModule ? '1' : '2') })).toEqual({
    bail: '1 → 2; unchanged (output.module: true)',
  });
});

test('a default of some types of dependencies is told under its option', () => {
  const before = {
    'resolve.extensions': () => '[".js"]',
    'resolve.byDependency.esm.extensions': () => '[".js"]',
    'resolve.byDependency.worker.extensions': () => '[".js"]',
    'resolve.byDependency.url.extensions': () => '[".js"]',
  };
  const forOne = { ...before, 'resolve.byDependency.esm.extensions': () => '[".ts", ".js"]' };
  expect(says(before, forOne)).toEqual({ 'resolve.extensions': 'dependency "esm": [".js"] → [".ts", ".js"]' });
  const forTwo = { ...forOne, 'resolve.byDependency.worker.extensions': () => '[".ts", ".js"]' };
  expect(says(before, forTwo)).toEqual({ 'resolve.extensions': 'dependency any but "url": [".js"] → [".ts", ".js"]' });
  const everywhere = Object.fromEntries(Object.keys(before).map((path) => [path, () => '[".ts", ".js"]']));
  expect(says(before, everywhere)).toEqual({ 'resolve.extensions': '[".js"] → [".ts", ".js"]' });
});

test('an object that exists since a release is the change, not each of its options', () => {
  const values = (text: string) => ({
    'module.parser.css': () => text,
    'module.parser.css.url': () => (text === 'undefined' ? text : 'true'),
  });
  expect(says(values('undefined'), values('the defaults of its options'))).toEqual({
    'module.parser.css': 'undefined → the defaults of its options',
  });
});

test('an option says nothing of the setting that sets it', () => {
  const outputModuleOf = (usual: string) => ({
    'output.module': ({ isModule }: { isModule: boolean }) => (isModule ? 'true' : usual),
  });
  expect(says(outputModuleOf('undefined'), outputModuleOf('false'))).toEqual({ 'output.module': 'undefined → false' });
});

test('nothing is told of an option that one release doesn’t have, or where its object doesn’t exist', () => {
  expect(says({}, { bail: () => 'true' })).toEqual({});
  expect(says({ 'cache.type': () => null }, { 'cache.type': () => '"memory"' })).toEqual({});
  const inProduction = (text: string) => ({
    'cache.type': ({ mode }: { mode: string }) => (mode === 'production' ? text : null),
  });
  expect(says(inProduction('1'), inProduction('2'))).toEqual({ 'cache.type': '1 → 2' });
});

test('a setting that one release doesn’t have is not compared', () => {
  const [before, after] = [
    observed({ bail: () => '1' }, []),
    observed({ bail: ({ isModule }) => (isModule ? '2' : '1') }),
  ];
  expect(compareDefaults(before, after)).toEqual([]);
});
