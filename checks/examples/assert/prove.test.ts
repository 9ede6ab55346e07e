import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Compiler } from 'webpack';
import { folderForTest } from '../../../compile/testing/temporary-folder.ts';
import { type Built, type Project, prove, type Variant } from './prove.ts';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = folderForTest('prove');
  process.chdir(folder);
});
afterEach(() => process.chdir(home));

const files = {
  'src/index.js': 'import { used } from "./lib.js"; console.log(used);',
  'src/lib.js': 'export const used = "used"; export const unused = "never used";',
};

async function variantsBuilt(project: Partial<Project>): Promise<Variant[]> {
  const seen: Variant[] = [];
  await prove({ files, ...project }, ({ variant, errors }) => {
    assert.deepEqual(errors, []);
    seen.push(variant);
  });
  return seen;
}

test('both modes and both kinds of output are built, and each runs', async () => {
  const seen: string[] = [];
  await prove({ files }, (built: Built) => {
    assert.equal(built.run(), 'used');
    assert.equal(built.code.includes('never used'), built.variant.mode === 'development');
    seen.push(Object.keys(built.assets).join());
  });
  expect(seen).toEqual(['main.cjs', 'main.mjs', 'main.cjs', 'main.mjs']);
});

test('each value of a dimension is combined with each of the others', async () => {
  const variants = await variantsBuilt({ over: { mode: ['none'], sideEffects: [true, false], module: [false] } });
  expect(variants).toMatchObject([
    { mode: 'none', sideEffects: true },
    { mode: 'none', sideEffects: false },
  ]);
});

test('side effects are those of the manifest', async () => {
  const project = { 'src/index.js': 'import "./lib.js";', 'src/lib.js': 'export default 1; console.log("here");' };
  await prove({ files: project, over: { mode: ['production'], sideEffects: [true, false] } }, ({ run, variant }) => {
    assert.equal(run(), variant.sideEffects ? 'here' : '');
  });
});

test('an edit is built again, by the same compiler and from the disk', async () => {
  for (const cache of [undefined, 'memory', 'filesystem'] as const) {
    const printed: string[] = [];
    const edit = { 'src/lib.js': 'export const used = "edited";' };
    await prove(
      { files, edit, over: { mode: ['development'], module: [false], cache: [cache] } },
      ({ variant, run }) => {
        printed.push(`${variant.build}: ${run()}`);
      },
    );
    expect(printed).toEqual(['first: used', 'again: edited']);
  }
});

test('with a cache, the same files are built twice', async () => {
  const over = { mode: ['production'], module: [false], cache: ['filesystem'] } as const;
  expect((await variantsBuilt({ over })).map(({ build }) => build)).toEqual(['first', 'again']);
});

test('a build dependency is edited only after the first compiler stored it', async () => {
  const rebuilt: number[] = [];
  const edit = { 'tool.txt': 'edited' };
  const over = { mode: ['development'], module: [false], cache: ['filesystem'] } as const;
  const config = (_: Variant, project: string) => {
    const buildDependencies = { tool: [path.join(project, 'tool.txt')] };
    return { cache: { type: 'filesystem' as const, cacheDirectory: path.join(project, 'cache'), buildDependencies } };
  };
  await prove({ files: { ...files, 'tool.txt': 'first' }, edit, over, config }, ({ stats }) => {
    const { modules, builtModules } = stats.compilation;
    rebuilt.push([...modules].filter((module) => builtModules.has(module)).length);
  });
  expect(rebuilt).toEqual([2, 2]);
});

test('what fails names its variant', async () => {
  const failing = prove({ files, over: { cache: ['memory'] } }, ({ variant }) => {
    assert.ok(variant.mode === 'production' || variant.build === 'first', 'not again');
  });
  await expect(failing).rejects.toThrow('in development, script output, cache memory, built again: not again');
});

test('a configuration can be a function of the variant, and has the last word', async () => {
  await prove(
    { files, over: { module: [false] }, config: ({ mode }) => ({ output: { filename: `${mode}.cjs` } }) },
    ({ variant, run }) => {
      assert.equal(run(`${variant.mode}.cjs`), 'used');
    },
  );
});

test('a configuration knows the folder of its project', async () => {
  const config = (_: Variant, folder: string) => ({ resolve: { alias: { lib: `${folder}/src/lib.js` } } });
  await prove(
    { files: { ...files, 'src/index.js': 'import { used } from "lib"; console.log(used);' }, config },
    ({ run }) => {
      assert.equal(run(), 'used');
    },
  );
});

test('options that webpack refuses are an error with the variant', async () => {
  const refused = prove({ files, config: { output: { filename: 5 as never } } }, () => {});
  await expect(refused).rejects.toThrow('in production, script output: Invalid configuration object');
});

test('an error of the build is reported although files are still written after it', async () => {
  // Write from another process, because removing the folder blocks this one.
  const keepWriting = `
    const { mkdirSync, writeFileSync } = require('node:fs');
    for (let file = 0, end = Date.now() + 300; Date.now() < end; file++) {
      mkdirSync('late', { recursive: true });
      try { writeFileSync('late/' + file, ''); } catch {}
    }`;
  const config = (_: Variant, cwd: string) => ({
    plugins: [
      (compiler: Compiler) => {
        compiler.hooks.emit.tapPromise('Failing', async () => {
          const writer = spawn(process.execPath, ['-e', `console.log(); ${keepWriting}`], { cwd });
          await new Promise((started) => writer.stdout.once('data', started));
          throw new Error('emit failed');
        });
      },
    ],
  });
  await expect(prove({ files, config }, () => {})).rejects.toThrow('emit failed');
});
