/**
 * Installs dependencies. Runs on Node.js 20.19 or later before anything is installed, so it is plain JavaScript and
 * only imports Node.js modules and files like it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packagesToBuild } from './packages-to-build.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const binaries = join(root, 'node_modules', '.bin');
/** File in `node_modules` with the hash of the lockfile from which the packages were installed. */
const marker = join(root, 'node_modules', '.installed-from');
const windows = process.platform === 'win32';

/**
 * Path of the Node.js binary that runs everything except these setup scripts. It is the version that the lockfile pins,
 * or the machine's own version if that is suitable.
 */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/**
 * Environment variables for running commands, with the pinned Node.js and the project's own binaries first in PATH.
 * They turn off browserslist's warning about outdated data: the lockfile determines the supported browsers, and package
 * updates bring new data.
 */
export const environment = {
  ...process.env,
  PATH: [dirname(pinnedNode), binaries, process.env.PATH ?? ''].join(delimiter),
  BROWSERSLIST_IGNORE_OLD_DATA: '1',
};

/**
 * Makes `node_modules` match the lockfile. Installs it if it is missing or outdated, and ensures that Node.js is there
 * to run everything else. Exits with a message on failure.
 *
 * @param {{ toBuild?: boolean }} options `toBuild`: install only the packages that build and serve the site, without
 * those for tests, measurements, and linting
 */
export function setUp({ toBuild = false } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Node.js ${process.versions.node} is too old: this project needs 20.19 or later (https://nodejs.org/en/download).`,
    );
  }
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const lockfile = JSON.parse(text);
  const part = packagesToBuild(readJson('package.json'), lockfile);
  const [whole, partly] = [hashOf(text), hashOf(JSON.stringify(part.lockfile))];
  const present = existsSync(marker) ? readFileSync(marker, 'utf8') : '';
  const isThere =
    present === whole || (toBuild && present === partly) || isInstalled(toBuild ? part.lockfile : lockfile);
  if (!isThere || !existsSync(join(root, 'node_modules', 'webpack'))) {
    console.log(`Installing ${toBuild ? 'what builds the site' : 'the packages'} of package-lock.json …`);
    const started = Date.now();
    if (!(toBuild ? installPart(part) : install({ isAdding: present === partly }))) {
      fail('The packages could not be installed: see the messages above. Is the npm registry within reach?');
    }
    writeFileSync(marker, toBuild ? partly : whole);
    console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  }
  bringNode({ toBuild });
}

/**
 * Runs npm without install scripts. Only the package “node” needs its script, and not on every machine. `npm ci` starts
 * from scratch, so missing packages are added with `npm install`. That is also the second attempt if `npm ci` fails,
 * which happens if the registry lacks optional packages for other platforms.
 */
function install({ isAdding = false, folder = root }) {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'];
  return (
    (!isAdding && run('npm', ['ci', ...options], folder) === 0) ||
    run('npm', ['install', '--no-save', ...options], folder) === 0
  );
}

/**
 * Installs only some packages of the lockfile, which npm can't do: installs them in another folder, and then moves
 * `node_modules` into this project.
 */
function installPart({ manifest, lockfile }) {
  const folder = join(root, '.cache', 'set-up');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile));
  copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  if (!install({ folder })) return false;
  // Delete npm's record of installed packages, because it would hide from a later `npm install` which packages are
  // missing.
  rmSync(join(folder, 'node_modules', '.package-lock.json'), { force: true });
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  renameSync(join(folder, 'node_modules'), join(root, 'node_modules'));
  rmSync(folder, { recursive: true });
  return true;
}

/**
 * Whether npm's record of installed packages (`node_modules/.package-lock.json`) matches a lockfile, as it does after a
 * manual `npm ci`.
 */
function isInstalled(lockfile) {
  const record = join('node_modules', '.package-lock.json');
  const installed = existsSync(join(root, record)) ? readJson(record).packages : {};
  return Object.entries(lockfile.packages).every(
    ([folder, { version, optional, peer }]) =>
      folder === '' || (installed[folder] ? installed[folder].version === version : optional || peer),
  );
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Provides the Node.js binary that runs all other scripts. The package “node” downloads the pinned version (189 MB) in
 * its install script, which runs only if the Node.js on this machine isn't suitable.
 */
function bringNode({ toBuild }) {
  const folder = join(root, 'node_modules', 'node');
  const { version: pinned } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const fits = (version) => version === pinned || (toBuild && canBuild(version, pinned));
  if (fits(versionOf(pinnedNode))) return;
  const running = process.versions.node;
  const way = wayToNode({ pinned, running, toBuild, scripts: areScriptsAllowed });
  if (way === 'link') useRunningNode();
  if (way === 'script') {
    console.log(`Fetching Node.js ${pinned}, which the lockfile pins …`);
    run(process.execPath, ['installArchSpecificPackage'], folder);
  }
  const brought = versionOf(pinnedNode);
  if (fits(brought)) return;
  if (majorOf(brought) === majorOf(pinned)) {
    console.log(
      `Node.js ${brought} stands in for ${pinned}, which the lockfile pins: what it builds can differ in bytes.`,
    );
    return;
  }
  fail(
    way === 'none'
      ? `Install scripts are turned off (ignore-scripts), so the package “node” could not fetch Node.js ${pinned}. Run this with Node.js ${majorOf(pinned)}, or run that one script: cd node_modules/node && node installArchSpecificPackage`
      : `Node.js ${pinned} could not be fetched: see the messages above. Is the npm registry within reach?`,
  );
}

/** Uses the running Node.js instead of the pinned version: links or copies its binary to the path of the pinned one. */
function useRunningNode() {
  mkdirSync(dirname(pinnedNode), { recursive: true });
  rmSync(pinnedNode, { force: true });
  // Windows allows only administrators and developers to create symbolic links.
  if (windows) copyFileSync(process.execPath, pinnedNode);
  else symlinkSync(process.execPath, pinnedNode);
}

/**
 * Decides how to provide Node.js. The site can be built and served by any version from the pinned major version on.
 * Everything else, such as tests and deployments, gets exactly the version in the lockfile, because error messages and
 * build output depend on it. If install scripts aren't allowed, any version with the same major version will do.
 *
 * @param {{ pinned: string, running: string, toBuild: boolean, scripts: () => boolean }} state the pinned version, the
 * running version, whether it only has to build and serve the site, and whether npm may run install scripts
 * @returns {'link' | 'script' | 'none'} whether to link the running binary, to run the package's install script, or to
 * fail
 */
function wayToNode({ pinned, running, toBuild, scripts }) {
  if (running === pinned || (toBuild && canBuild(running, pinned))) return 'link';
  if (scripts()) return 'script';
  return majorOf(running) === majorOf(pinned) ? 'link' : 'none';
}

function canBuild(version, pinned) {
  return majorOf(version) >= majorOf(pinned);
}

function majorOf(version = '') {
  return Number.parseInt(version);
}

/**
 * Whether npm's configuration allows install scripts. Reads the configuration of the npm command that runs this script.
 * If there is none, reads npm's configuration files and environment variables.
 */
function areScriptsAllowed() {
  const { npm_config_ignore_scripts: told } = process.env;
  if (told !== undefined) return told !== 'true';
  const { stdout } = spawnSync('npm', ['config', 'get', 'ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    shell: windows,
  });
  return stdout?.trim() !== 'true';
}

/** Runs a command, by default in the project's folder, and returns its exit code. */
export function run(command, words, cwd = root) {
  // On Windows, commands of packages are batch files, which only a shell can run. For other commands, a shell would
  // split arguments at spaces.
  const shell = windows && !isAbsolute(command);
  const { status, error } = spawnSync(command, words, { cwd, env: environment, stdio: 'inherit', shell });
  if (error) console.error(error.message);
  return status ?? 1;
}

/** Runs a TypeScript file with the pinned Node.js version, in the user's current working directory. */
export function runScript(file, words = [], flags = []) {
  const preloaded = ['--import', pathToFileURL(join(root, 'scripts/argument-errors.mjs')).href];
  return run(pinnedNode, [...preloaded, ...flags, join(root, file), ...words], process.cwd());
}

/** Returns the path of a command if it is in PATH, otherwise undefined. */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Prints an error message and exits. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Returns the version of a Node.js binary, or undefined if it is missing or doesn't run. */
function versionOf(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().slice(1) : undefined;
}
