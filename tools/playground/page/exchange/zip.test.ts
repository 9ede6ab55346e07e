import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Project } from '../../../../src/model/project.ts';
import { unzipProject, zipProject } from './zip.ts';

const project: Project = {
  files: { 'src/index.js': "import './logo.png';\n", 'src/logo.png': { base64: 'iVBORwAKGgo=' }, 'a/ü.txt': 'Grüße' },
  commandLine: '',
};
const bytes = (text: string) => new TextEncoder().encode(text);

test('a project comes back from its zip, with a manifest', () => {
  const { files } = unzipProject(zipProject(project, { webpack: '5.112.2' }));
  const { 'package.json': manifest, ...others } = files;
  expect(others).toEqual(project.files);
  expect(JSON.parse(String(manifest)).devDependencies.webpack).toBe('^5.112.2');
});

test('what is installed or built is left out, and a folder around everything taken away', () => {
  const zip = zipSync({
    'shop/src/index.js': bytes('1'),
    'shop/node_modules/x/index.js': bytes('2'),
    'shop/dist/main.js': bytes('3'),
    'shop/.git/HEAD': bytes('4'),
    'shop/package-lock.json': bytes('{}'),
    '__MACOSX/shop/._x': bytes('5'),
  });
  expect(unzipProject(zip).files).toEqual({ 'src/index.js': '1' });
});

test('what is no project is refused with its reason', () => {
  expect(() => unzipProject(bytes('no zip at all, but long enough to be looked at'))).toThrow('can’t read this zip');
  expect(() => unzipProject(zipProject(project, {}).subarray(0, 200))).toThrow('can’t read this zip');
  expect(() => unzipProject(zipSync({}))).toThrow('no files');
  expect(() => unzipProject(zipSync({ 'node_modules/a.js': bytes('1') }))).toThrow('no files');
  expect(() => unzipProject(zipSync({ 'a/../../b.js': bytes('1'), c: bytes('1') }))).toThrow('..');
});

test('a bomb is refused before it is unpacked', () => {
  const zip = zipSync({ 'a.txt': new Uint8Array(30_000_000) });
  expect(zip.length).toBeLessThan(100_000);
  expect(() => unzipProject(zip)).toThrow('limit of 10 MB');
  const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, index) => [`${index}.txt`, bytes('x')]));
  expect(() => unzipProject(zipSync(many))).toThrow('more than 2000 files');
});
