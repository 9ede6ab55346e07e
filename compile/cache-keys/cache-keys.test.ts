import { constants } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { codeOf, versionOfCode } from './code-version.ts';
import { keyOf } from './key-of.ts';
import { type LockedPackages, readLockedPackages, versionsOf } from './locked-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const locked = readLockedPackages();

describe('the key of an input', () => {
  test('changes with every part of it, and not with the order of its properties', () => {
    const input = { a: 1, b: { c: ['d', null] } };
    expect(keyOf({ b: { c: ['d', null] }, a: 1 })).toBe(keyOf(input));
    for (const other of [
      { ...input, a: 2 },
      { ...input, b: { c: ['e', null] } },
      { ...input, e: false },
    ])
      expect(keyOf(other)).not.toBe(keyOf(input));
    expect(keyOf({ bytes: Buffer.from('a') })).not.toBe(keyOf({ bytes: Buffer.from('b') }));
  });

  test('changes with an item of a list, wherever it stands', () => {
    expect(keyOf([{ a: [{ b: 1 }] }])).not.toBe(keyOf([{ a: [{ b: 2 }] }]));
    expect(keyOf([{ a: 1 }, { b: 2 }])).not.toBe(keyOf([{ b: 2 }, { a: 1 }]));
    expect(keyOf([{ b: 2, a: 1 }])).toBe(keyOf([{ a: 1, b: 2 }]));
  });

  test('is that of a list that is longer than a string can be', () => {
    const text = ' '.repeat(constants.MAX_STRING_LENGTH / 2);
    expect(keyOf({ pages: [{ text }, { text }] })).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([[[new Map()]], [[[new Set()]]], [[() => 1]]])('misses nothing in the list %j either', (list) => {
    expect(() => keyOf({ list })).toThrow('cannot be part of a key');
  });

  test.each([[new Map()], [new Set()], [() => 1], [/a/]])('cannot miss %s: that is an error', (value) => {
    expect(() => keyOf({ value })).toThrow('value');
  });
});

describe('the version of code', () => {
  test.each([
    'compile/page-process.ts',
    'compile/markdown/highlight.ts',
    'checks/examples/check-examples.ts',
    'generator/home-example.ts',
    'generator/images/render-worker.ts',
    'generator/output/compress.ts',
  ])('covers every file and package that %s loads', (entry) => {
    const code = codeOf([path.join(root, entry)], locked);
    const loaded = loadedBy(entry);
    expect(loaded.files.length).toBeGreaterThan(0);
    expect(loaded.files.filter((file) => !(file in code.files))).toEqual([]);
    const packages = versionsOf(code.packages, locked).map((line) => line.split(' ')[0]);
    expect(loaded.packages.filter((folder) => !packages.includes(folder))).toEqual([]);
  });

  test('changes with a package that the code imports, and with no other', () => {
    const entry = [path.join(root, 'compile/markdown/highlight.ts')];
    const changed = (folder: string): LockedPackages => ({
      ...locked,
      [folder]: { ...locked[folder], version: '0.0.0' },
    });
    expect(versionOfCode(entry, changed('node_modules/express'))).toBe(versionOfCode(entry, locked));
    expect(versionOfCode(entry, changed('node_modules/shiki'))).not.toBe(versionOfCode(entry, locked));
    expect(versionOfCode(entry, changed('node_modules/@shikijs/langs'))).not.toBe(versionOfCode(entry, locked));
  });
});

test('versions are those that Node finds: beside a package, or further up', () => {
  const some: LockedPackages = {
    'node_modules/a': { version: '1', dependencies: { b: '*', c: '*' }, peerDependencies: { gone: '*' } },
    'node_modules/b': { version: '1' },
    'node_modules/a/node_modules/b': { version: '2', dependencies: { a: '*' } },
    'node_modules/c': { version: '3', integrity: 'x' },
    'node_modules/d': { version: '4' },
  };
  expect(versionsOf(['a', 'nowhere'], some)).toEqual([
    'node_modules/a 1 ',
    'node_modules/a/node_modules/b 2 ',
    'node_modules/c 3 x',
  ]);
});

/** Returns the project files by path, and the package folders, that Node.js actually loads for an entry file. */
function loadedBy(entry: string): { files: string[]; packages: string[] } {
  const script = `
    const { registerHooks } = require('node:module');
    const urls = new Set();
    registerHooks({ resolve(specifier, context, next) { const found = next(specifier, context); urls.add(found.url); return found; } });
    import(${JSON.stringify(`./${entry}`)}).then(() => { console.log(JSON.stringify([...urls])); process.exit(); });`;
  const urls = JSON.parse(execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' })) as string[];
  const files = urls.filter((url) => url.startsWith('file:')).map((url) => path.relative(root, fileURLToPath(url)));
  return {
    files: files.filter((file) => !file.startsWith('node_modules')),
    packages: [...new Set(files.flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []))],
  };
}
