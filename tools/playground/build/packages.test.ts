import { expect, test } from 'vitest';
import { readPackagesToBuild } from '../../../scripts/testing/packages-to-build.ts';
import { playgroundPackages } from './packages.ts';

test('the packages of the playground are among those that `npm start` installs', () => {
  const { all, toBuild } = readPackagesToBuild();
  const others = Object.values(playgroundPackages).flatMap((one) => one.with ?? []);
  const needed = [...Object.keys(playgroundPackages), ...others].filter((name) => all.includes(`node_modules/${name}`));
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((name) => !toBuild.includes(`node_modules/${name}`))).toEqual([]);
});
