/**
 * Each environment has its own types. Tests that code doesn't compile if it uses a global that its environment lacks,
 * and that every file is compiled by some project.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isIn } from './check-imports.ts';
import { layers, type Environment } from './layers.ts';

const root = path.resolve(import.meta.dirname, '..');
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
const inProject = (file: string): string => path.relative(root, file).split(path.sep).join('/');

/** The TypeScript projects, with the files that each includes. */
const projects = (
  JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as { references: { path: string }[] }
).references.map(({ path: file }) => {
  const config = path.join(root, file);
  const shown = execFileSync(process.execPath, [tsc, '-p', config, '--showConfig'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const { files } = JSON.parse(shown) as { files: string[] };
  return { config, files: files.map((each) => inProject(path.resolve(path.dirname(config), each))) };
});

/** Globals that must not compile in each environment. */
const forbidden: Record<Environment, readonly string[]> = {
  node: ['document', 'window', 'getComputedStyle'],
  browser: ['process', 'Buffer', '__dirname'],
  worker: ['document', 'window', 'process', 'Buffer'],
  pure: ['document', 'window', 'fetch', 'process', 'Buffer'],
  both: [],
  foreign: [],
};

mkdirSync(path.join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(root, '.cache/environments-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Compiler results, cached by TypeScript project and global names. Most layers share both, and each run of the compiler
 * takes a second.
 */
const known = new Map<string, readonly string[]>();

/** Returns the global names that don't compile with the options of a TypeScript project. */
function refused(config: string, names: readonly string[]): readonly string[] {
  const key = [config, ...names].join(' ');
  if (!known.has(key)) known.set(key, compile(config, names));
  return known.get(key)!;
}

function compile(config: string, names: readonly string[]): string[] {
  writeFileSync(path.join(folder, 'planted.ts'), `export const planted: unknown = [${names.join(', ')}];\n`);
  const options = { extends: config, include: [], files: ['planted.ts'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(options));
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  return names.filter((name) => stdout.includes(`Cannot find name '${name}'`));
}

const ownFiles = new Set(projects.flatMap(({ files }) => files));
/**
 * Layers that contain TypeScript files and may not use some globals. Excludes setup scripts, which are plain
 * JavaScript, and layers whose path matches no folder.
 */
const typed = layers.filter(
  ({ path: place, environment }) =>
    forbidden[environment].length > 0 && place !== 'scripts' && [...ownFiles].some((file) => isIn(place, file)),
);

describe.each(typed)('$path, a layer of the environment $environment', ({ path: place, environment }) => {
  const homes = projects.filter(({ files }) =>
    files.some((file) => isIn(place, file) && !/\.(?:test|d)\.tsx?$/.test(file)),
  );
  test('has the types of its environment only', () => {
    const said = homes.map(({ config }) => refused(config, forbidden[environment]));
    expect(said).toContainEqual(forbidden[environment]);
  });
});

test('every file is compiled with the types of some environment', () => {
  const foreign = layers.filter(({ environment }) => environment === 'foreign');
  const all = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  expect(all.filter((file) => !ownFiles.has(file) && !foreign.some((layer) => isIn(layer.path, file)))).toEqual([]);
});
