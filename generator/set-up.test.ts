/** Tests `scripts/set-up.mjs` on machines where npm may not run install scripts, in a copy of its environment. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { packagesToBuild } from '../scripts/packages-to-build.mjs';
import { inProject } from './paths.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/**
 * Lockfile of the tested project. Besides webpack, it contains a package for another platform and one that only tests
 * need.
 */
const locked = {
  '': { name: 'project' },
  'node_modules/webpack': { version: '5.0.0' },
  'node_modules/for-another': { version: '1.0.0', optional: true },
  'node_modules/for-tests': { version: '1.0.0', dev: true },
};

const manifest = { name: 'project', dependencies: { webpack: '^5.0.0' }, withoutDependencies: [] };
const part = packagesToBuild(manifest, { packages: locked });

interface SetUpOptions {
  /** Whether npm may run install scripts. */
  scripts: boolean;
  /**
   * npm's record of installed packages. If undefined, the project's own marker file records that all packages are
   * installed or, with `onlyPart`, those that build the site.
   */
  installed?: Record<string, object>;
  onlyPart?: boolean;
  toBuild?: boolean;
  /** Whether the fake npm installs packages. Otherwise, it fails. */
  npmWorks?: boolean;
  /** Whether an earlier run has linked the running Node.js in place of the pinned one. */
  linked?: boolean;
}

/** Sets up a project whose lockfile pins a version of Node.js that isn't installed. */
function setUp(pinned: string, options: SetUpOptions) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'set-up-'));
  folders.push(root);
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const file of ['set-up.mjs', 'packages-to-build.mjs'])
    cpSync(inProject('scripts', file), path.join(root, 'scripts', file));
  put('package.json', JSON.stringify(manifest));
  put('.npmrc', '');
  const lockfile = JSON.stringify({ packages: locked });
  put('package-lock.json', lockfile);
  if (options.installed) put('node_modules/.package-lock.json', JSON.stringify({ packages: options.installed }));
  else put('node_modules/.installed-from', hashOf(options.onlyPart ? JSON.stringify(part.lockfile) : lockfile));
  // A fake npm that logs its arguments and the packages in the lockfile, and then copies the packages or fails.
  const asked = `console.log('asked for', ...Object.keys(JSON.parse(fs.readFileSync('package-lock.json')).packages))`;
  const install = `cp -r '${root}/node_modules' . && touch node_modules/installed`;
  put(
    'bin/npm',
    `#!/bin/sh\necho "npm $*"\n'${process.execPath}' -e "${asked}"\n${options.npmWorks ? install : 'exit 1'}\n`,
  );
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  put('node_modules/webpack/package.json', '{}');
  put('node_modules/node/package.json', JSON.stringify({ version: pinned }));
  // Imitates the install script of the npm package `node`, which fetches a binary for the current machine.
  put('node_modules/node/installArchSpecificPackage.js', `require('node:fs').writeFileSync('ran', '')`);
  const binary = path.join(root, 'node_modules/node/bin/node');
  if (options.linked) {
    mkdirSync(path.dirname(binary));
    symlinkSync(process.execPath, binary);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `(await import('./scripts/set-up.mjs')).setUp({ toBuild: ${options.toBuild ?? false} })`,
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${path.join(root, 'bin')}:${process.env.PATH}`,
        npm_config_ignore_scripts: String(!options.scripts),
      },
    },
  );
  return {
    status,
    said: stdout + stderr,
    node: existsSync(binary) ? realpathSync(binary) : undefined,
    ranScript: existsSync(path.join(root, 'node_modules/node/ran')),
    hasNew: existsSync(path.join(root, 'node_modules/installed')),
    left: existsSync(path.join(root, '.cache')) ? readdirSync(path.join(root, '.cache')) : [],
  };
}

const running = process.versions.node;
const [major] = running.split('.');
const hasShell = process.platform !== 'win32';

test.runIf(hasShell)('the very version that is pinned stands in without a word', { tags: 'needs/shell' }, () => {
  expect(setUp(running, { scripts: false })).toMatchObject({
    status: 0,
    said: '',
    node: realpathSync(process.execPath),
    ranScript: false,
  });
});

test.runIf(hasShell)(
  'another one of the same major version says that bytes can differ',
  { tags: 'needs/shell' },
  () => {
    const { status, said, node, ranScript } = setUp(`${major}.999.0`, { scripts: false });
    expect({ status, node, ranScript }).toEqual({ status: 0, node: realpathSync(process.execPath), ranScript: false });
    expect(said).toBe(
      `Node.js ${running} stands in for ${major}.999.0, which the lockfile pins: what it builds can differ in bytes.\n`,
    );
  },
);

test.runIf(hasShell).each([
  ['an earlier version of the same major one', `${major}.999.0`],
  ['a later major version', '1.2.3'],
])('to build the site, %s will do, and nothing is fetched', { tags: 'needs/shell' }, (_name, pinned) => {
  const done = { status: 0, said: '', node: realpathSync(process.execPath), ranScript: false };
  for (const linked of [false, true])
    expect(setUp(pinned, { scripts: true, toBuild: true, linked })).toMatchObject(done);
});

test('to build the site, an earlier major version will not do', () => {
  expect(setUp('999.0.0', { scripts: true, toBuild: true })).toMatchObject({ status: 1, ranScript: true });
});

test.runIf(hasShell)(
  'tests fetch the very version, though another built the site, which stands in where that fails',
  { tags: 'needs/shell' },
  () => {
    const { status, said, ranScript } = setUp(`${major}.999.0`, { scripts: true, linked: true });
    expect({ status, ranScript }).toEqual({ status: 0, ranScript: true });
    expect(said).toContain(`Node.js ${running} stands in for ${major}.999.0`);
  },
);

test.runIf(hasShell).each([
  ['what npm noted to have installed is not installed again', '5.0.0', ''],
  ['another version than that of the lockfile is', '4.0.0', 'npm ci'],
])('%s', { tags: 'needs/shell' }, (_name, version, says) => {
  const installed = { 'node_modules/webpack': { version }, 'node_modules/for-tests': { version: '1.0.0' } };
  const { said } = setUp(running, { scripts: false, installed });
  expect(said).toContain(says);
  expect(said.includes('npm ci')).toBe(says !== '');
});

const built = { 'node_modules/webpack': { version: '5.0.0' } };

test.runIf(hasShell).each([
  [
    'what builds the site is installed without the rest',
    { toBuild: true, installed: {} },
    /^npm ci --ignore-scripts .*\nasked for {2}node_modules\/webpack$/m,
  ],
  ['and once only, as npm noted', { toBuild: true, installed: built }, undefined],
  ['and once only, as we noted', { toBuild: true, onlyPart: true }, undefined],
  ['everything will do, too', { toBuild: true }, undefined],
  ['tests install everything', { installed: {} }, /^npm ci --ignore-scripts .*\nasked for .*node_modules\/for-tests$/m],
  ['and add what is missing', { onlyPart: true }, /^npm install --no-save --ignore-scripts /m],
  ['without beginning from nothing', { onlyPart: true }, /^(?![^]*npm ci)/],
])('%s', { tags: 'needs/shell' }, (_name, options, says) => {
  const { said } = setUp(running, { scripts: false, ...options });
  if (says === undefined) expect(said).toBe('');
  else expect(said).toMatch(says);
});

test.runIf(hasShell)('packages are installed elsewhere, and moved when they are whole', { tags: 'needs/shell' }, () => {
  const failed = setUp(running, { scripts: false, toBuild: true, installed: {} });
  expect(failed).toMatchObject({ status: 1, hasNew: false });
  expect(failed.said).toContain('The packages could not be installed');
  const done = setUp(running, { scripts: false, toBuild: true, installed: {}, npmWorks: true });
  expect(done).toMatchObject({ status: 0, hasNew: true, left: [] });
});

test('with another major version nothing runs behind the back of who forbade it, and the way out is said', () => {
  const { status, said, node, ranScript } = setUp('1.2.3', { scripts: false });
  expect({ status, node, ranScript }).toEqual({ status: 1, node: undefined, ranScript: false });
  expect(said).toContain('Install scripts are turned off (ignore-scripts)');
  expect(said).toContain(
    'Run this with Node.js 1, or run that one script: cd node_modules/node && node installArchSpecificPackage',
  );
});

test('where scripts are allowed, the package fetches its binary', () => {
  expect(setUp('1.2.3', { scripts: true })).toMatchObject({ status: 1, ranScript: true });
});

test('the project needs no other install script', () => {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const scripted = Object.keys(packages).filter((folder) => packages[folder]!.hasInstallScript);
  // Except for `node`, the install scripts of these packages only fetch or compile files that their platform packages
  // already contain, or ask for donations.
  expect(scripted).toEqual(
    ['@parcel/watcher', '@swc/core', 'core-js-pure', 'esbuild', 'node'].map((name) => `node_modules/${name}`),
  );
});
