/** Tests `scripts/set-up.mjs` on machines where npm may not run install scripts, in a copy of its environment. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inProject } from './paths.ts';

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

interface SetUpOptions {
  /** Whether npm may run install scripts. */
  scripts: boolean;
  /**
   * npm's record of installed packages. If undefined, the project's own marker file says that all are installed, and
   * `marker` is appended to the hash in it.
   */
  installed?: Record<string, object>;
  marker?: string;
  toBuild?: boolean;
  /** Whether the running Node.js was put in the place of the pinned one before. */
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
  cpSync(inProject('scripts/set-up.mjs'), path.join(root, 'scripts/set-up.mjs'));
  put('package.json', '{}');
  const lockfile = JSON.stringify({ packages: locked });
  put('package-lock.json', lockfile);
  if (options.installed) put('node_modules/.package-lock.json', JSON.stringify({ packages: options.installed }));
  else
    put('node_modules/.installed-from', createHash('sha256').update(lockfile).digest('hex') + (options.marker ?? ''));
  // A fake npm that only logs its call.
  put('bin/npm', '#!/bin/sh\necho "npm $*"\nexit 1\n');
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  put('node_modules/webpack/package.json', '{}');
  put('node_modules/node/package.json', JSON.stringify({ version: pinned }));
  // Imitates the package's own script, which fetches a binary for the current machine.
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
  };
}

const running = process.versions.node;
const [major] = running.split('.');
const hasShell = process.platform !== 'win32';

test.runIf(hasShell)('the very version that is pinned stands in without a word', { tags: 'needs/shell' }, () => {
  expect(setUp(running, { scripts: false })).toEqual({
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
  for (const linked of [false, true]) expect(setUp(pinned, { scripts: true, toBuild: true, linked })).toEqual(done);
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
const withoutTests = ' without devDependencies';

test.runIf(hasShell).each([
  [
    'what builds the site is installed without the rest',
    { toBuild: true, installed: {} },
    /^npm ci --ignore-scripts .*--omit=dev$/m,
  ],
  ['and once only, as npm noted', { toBuild: true, installed: built }, undefined],
  ['and once only, as we noted', { toBuild: true, marker: withoutTests }, undefined],
  ['everything will do, too', { toBuild: true }, undefined],
  ['tests install everything', { installed: {} }, /^npm ci --ignore-scripts .*--include=dev$/m],
  ['and add what is missing', { marker: withoutTests }, /^npm install --no-save --ignore-scripts .*--include=dev$/m],
  ['without beginning from nothing', { marker: withoutTests }, /^(?![^]*npm ci)/],
])('%s', { tags: 'needs/shell' }, (_name, options, says) => {
  const { said } = setUp(running, { scripts: false, ...options });
  if (says === undefined) expect(said).toBe('');
  else expect(said).toMatch(says);
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
  // The scripts of the other packages only fetch or compile what their platform packages already contain, or ask for
  // donations.
  expect(scripted).toEqual(
    ['@parcel/watcher', '@swc/core', 'core-js-pure', 'esbuild', 'node'].map((name) => `node_modules/${name}`),
  );
});
