import { expect, test } from 'vitest';
import { packagesToBuild } from './packages-to-build.mjs';

const lockfile = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'project' },
    'node_modules/build': {
      version: '1.0.0',
      dependencies: { shared: '^1.0.0', '@types/node': '*' },
      optionalDependencies: { native: '*' },
    },
    'node_modules/build/node_modules/shared': { version: '1.5.0', dependencies: { deep: '*' } },
    'node_modules/deep': { version: '4.0.0', peerDependencies: { peer: '*' } },
    'node_modules/native': { version: '5.0.0', optional: true, os: ['aix'] },
    'node_modules/shared': { version: '2.0.0' },
    'node_modules/readme': { version: '3.0.0', integrity: 'sha512-3', dev: true, dependencies: { shared: '*' } },
    'node_modules/for-tests': { version: '1.0.0', dev: true },
    'node_modules/peer': { version: '1.0.0', peer: true },
    'node_modules/@types/node': { version: '1.0.0' },
  },
};

const part = packagesToBuild(
  { name: 'project', version: '1.0.0', dependencies: { build: '^1.0.0' }, withoutDependencies: ['readme'] },
  lockfile,
);

test('dependencies come with what Node.js finds for them, without types, and those read alone without other packages', () => {
  expect(part.lockfile.packages).toEqual({
    '': part.manifest,
    'node_modules/build': {
      version: '1.0.0',
      dependencies: { shared: '^1.0.0' },
      optionalDependencies: { native: '*' },
    },
    'node_modules/build/node_modules/shared': { version: '1.5.0', dependencies: { deep: '*' } },
    'node_modules/deep': { version: '4.0.0', peerDependencies: { peer: '*' } },
    'node_modules/native': { version: '5.0.0', optional: true, os: ['aix'] },
    'node_modules/readme': { version: '3.0.0', integrity: 'sha512-3', dev: true },
  });
});

test('the manifest asks for the locked versions, so that npm accepts the lockfile', () => {
  expect(part.manifest).toEqual({
    name: 'project',
    version: '1.0.0',
    dependencies: { build: '1.0.0', readme: '3.0.0' },
  });
  expect(part.lockfile).toHaveProperty('lockfileVersion', 3);
});
