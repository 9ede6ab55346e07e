import { gzipSync, zipSync } from 'fflate';
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

/** Creates a zip file and then renames a file in it to a path that zip tools don't allow. */
const renamed = (from: string, to: string, files: Record<string, Uint8Array>) =>
  new Uint8Array(Buffer.from(Buffer.from(zipSync(files)).toString('latin1').replaceAll(from, to), 'latin1'));

test.each([
  '/etc/passwd',
  '../outside.js',
  'src/../../outside.js',
  String.raw`C:\windows\outside.js`,
  String.raw`..\outside.js`,
  '__proto__',
  'src/__proto__/x.js',
  `${'long/'.repeat(60)}x.js`,
])('a zip with the path %s is refused by its name', (path) => {
  const zip = renamed('x'.repeat(path.length), path, {
    ['x'.repeat(path.length)]: bytes('1'),
    'src/index.js': bytes('2'),
  });
  expect(() => unzipProject(zip)).toThrow(`can't use the path ${JSON.stringify(path.slice(0, 260))}`);
});

test.each([
  ['an empty file', new Uint8Array()],
  ['another archive', gzipSync(bytes('a text that was compressed with gzip'))],
  ['a zip that was cut', zipSync({ 'a.js': bytes('1'.repeat(1000)) }).subarray(0, -30)],
  ['a zip with data that was changed', changed(zipSync({ 'a.bin': noise(2000) }))],
])('%s in place of a zip is told as such, and what to do', (_what, zip) => {
  expect(() => unzipProject(zip)).toThrow(/can’t read this zip\..*again/);
});

/** Returns bytes that don't compress. */
function noise(length: number): Uint8Array {
  return new Uint8Array(length).map((_, index) => (index * 7919) % 251);
}

/** Changes bytes in the content of a zip's first file. */
function changed(zip: Uint8Array): Uint8Array {
  return zip.map((byte, index) => (index > 40 && index < 400 ? byte ^ 0xff : byte));
}

test('a folder outside around everything is not taken away', () => {
  const zip = renamed('xx/', '../', { 'xx/a.js': bytes('1'), 'xx/b.js': bytes('2') });
  expect(() => unzipProject(zip)).toThrow('../');
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
