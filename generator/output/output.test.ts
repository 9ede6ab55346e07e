import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../compile/testing/temporary-folder.ts';
import { isOutputOf } from './manifest.ts';
import { Output } from './output.ts';

let folder: string;
beforeEach(() => (folder = folderForTest('output')));

const open = () => Output.open(path.join(folder, 'dist'), path.join(folder, 'manifest.json'));
const inDist = (file: string) => path.join(folder, 'dist', file);

async function build(files: Record<string, string>, madeFrom?: string): Promise<Output> {
  const output = await open();
  await output.write('build.json', '{}');
  for (const [file, content] of Object.entries(files)) await output.write(file, content);
  await output.commit(madeFrom);
  return output;
}

test('text gets its compressed twins, other files none', async () => {
  await build({ 'a/index.html': '<p>words</p>', 'b.png': 'no picture' });
  const twin = (suffix: string) => readFile(inDist(`a/index.html${suffix}`));
  expect(brotliDecompressSync(await twin('.br')).toString()).toBe('<p>words</p>');
  expect(gunzipSync(await twin('.gz')).toString()).toBe('<p>words</p>');
  expect((await readdir(inDist('.'))).filter((file) => file.startsWith('b.png'))).toEqual(['b.png']);
});

test('a large script gets the twin that was kept of the same bytes, and of no others', async () => {
  const script = (word: string) => `export const words = "${word.repeat(100_000)}";`;
  for (const word of ['one', 'two', 'one']) {
    await build({ 'app/large.js': script(word) });
    expect(brotliDecompressSync(await readFile(inDist('app/large.js.br'))).toString()).toBe(script(word));
  }
});

test('what is made from the same is carried over, twins included; the rest is made anew', async () => {
  await build({ 'same.html': 'same', 'other.html': 'one' });
  const twin = await stat(inDist('same.html.br'));
  const again = await build({ 'same.html': 'same', 'other.html': 'two' });
  expect([again.made, again.kept]).toEqual([1, 2]);
  expect((await stat(inDist('same.html.br'))).mtimeMs).toBe(twin.mtimeMs);
  expect(brotliDecompressSync(await readFile(inDist('other.html.br'))).toString()).toBe('two');
});

test('a file is made again when any part of its input differs', async () => {
  const made: number[] = [];
  const draw = async (width: number) => {
    const output = await open();
    await output.write('build.json', '{}');
    await output.derive('a.png', { svg: '<svg/>', width }, ({ width: pixels }) => {
      made.push(pixels);
      return `${pixels}`;
    });
    await output.commit();
  };
  for (const width of [1, 1, 2]) await draw(width);
  expect(made).toEqual([1, 2]);
});

test('a file that somebody changed in the output is made again', async () => {
  await build({ 'a.html': 'ours' });
  await writeFile(inDist('a.html'), 'changed by hand');
  await build({ 'a.html': 'ours' });
  expect(await readFile(inDist('a.html'), 'utf8')).toBe('ours');
  expect(brotliDecompressSync(await readFile(inDist('a.html.br'))).toString()).toBe('ours');
});

test('an output counts as one of the same until a file of it is changed or gone, or anything was read that differs', async () => {
  const isOutput = (madeFrom: string) =>
    isOutputOf(path.join(folder, 'manifest.json'), path.join(folder, 'dist'), madeFrom);
  const make = () => build({ 'a.html': 'ours' }, 'this');
  await make();
  expect([await isOutput('this'), await isOutput('that')]).toEqual([true, false]);
  for (const change of [
    () => writeFile(inDist('a.html'), 'changed by hand'),
    () => rm(inDist('a.html')),
    () => rm(inDist('a.html.gz')),
    () => build({ 'a.html': 'ours' }, undefined),
  ]) {
    await change();
    expect(await isOutput('this')).toBe(false);
    await make();
    expect(await isOutput('this')).toBe(true);
  }
});

test('what the new build does not write is gone', async () => {
  await build({ 'a.html': 'a', 'b.html': 'b' });
  await build({ 'a.html': 'a' });
  expect((await readdir(inDist('.'))).filter((file) => file.startsWith('b'))).toEqual([
    'build.json',
    'build.json.br',
    'build.json.gz',
  ]);
});

test('a discarded build leaves the last one, and nothing else', async () => {
  await build({ 'a.html': 'good' });
  const output = await open();
  await output.write('a.html', 'bad');
  await output.discard();
  expect(await readFile(inDist('a.html'), 'utf8')).toBe('good');
  expect((await readdir(folder)).toSorted()).toEqual(['dist', 'manifest.json']);
});

test('a folder with something else in it is not replaced', async () => {
  await writeFile(path.join(folder, 'mine.txt'), 'precious');
  await expect(Output.open(folder, path.join(folder, 'manifest.json'))).rejects.toThrow(
    'was not written by this build',
  );
});

test('two makers of one file are an error', async () => {
  const output = await open();
  await output.write('a.html', '1');
  await expect(output.write('a.html', '2')).rejects.toThrow('/a.html');
  await output.discard();
});

test('what a build left that was stopped half way goes with the next one; what another is doing stays', async () => {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  for (const name of [
    `dist.building-${ended}`,
    `dist.old-${ended}`,
    `dist.building-${process.ppid}`,
    'dist.building-mine',
  ])
    await mkdir(path.join(folder, name));
  await build({ 'a.html': 'a' });
  expect((await readdir(folder)).toSorted()).toEqual([
    'dist',
    `dist.building-${process.ppid}`,
    'dist.building-mine',
    'manifest.json',
  ]);
});

test('more files than a process may have open are written, and copied', async () => {
  const script = path.join(folder, 'write.mjs');
  const code = `
    import { Output } from '${path.join(import.meta.dirname, 'output.ts')}';
    const output = await Output.open('${folder}/dist', '${folder}/manifest.json');
    const numbers = Array.from({ length: 1000 }, (_, index) => index);
    await Promise.all(numbers.map((index) => output.write(index + '.png', 'a picture')));
    await Promise.all(numbers.map((index) => output.copy(index + '.ico', output.folder + '/' + index + '.png')));
    await output.write('build.json', '{}');
    await output.commit();`;
  await writeFile(script, code);
  const limited = ['-c', 'ulimit -n 200; exec "$@"', 'sh', process.execPath, script];
  expect(spawnSync('sh', limited, { encoding: 'utf8' }).stderr).toBe('');
  expect((await readdir(inDist('.'))).filter((file) => /\.(?:png|ico)$/.test(file))).toHaveLength(2000);
});
