import { expect, test } from 'vitest';
import { readLockedPackages } from '../../../compile/cache-keys/locked-packages.ts';
import { playgroundPackages } from './packages.ts';

test('the packages of the playground are dependencies, which alone `npm start` installs', () => {
  const locked = readLockedPackages();
  const others = Object.values(playgroundPackages).flatMap((one) => one.with ?? []);
  const needed = [...Object.keys(playgroundPackages), ...others].filter((name) => locked[`node_modules/${name}`]);
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((name) => locked[`node_modules/${name}`]?.dev === true)).toEqual([]);
});
