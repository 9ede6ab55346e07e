import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../compile/testing/temporary-folder.ts';
import { fileWithin } from './file-within.ts';

const root = temporaryFolder('within');
const inside = path.join(root, 'inside');
mkdirSync(path.join(inside, 'below'), { recursive: true });
writeFileSync(path.join(inside, 'below/a.json'), '12345');
writeFileSync(path.join(root, 'secret.json'), '');
symlinkSync(path.join(root, 'secret.json'), path.join(inside, 'link.json'));
symlinkSync(path.join(inside, 'below'), path.join(inside, 'same'));

test('files inside are found, also by links that stay inside', () => {
  const found = { file: path.join(inside, 'below/a.json'), bytes: 5 };
  for (const given of ['below/a.json', './below/../same/a.json', found.file])
    expect(fileWithin(inside, given, 5)).toEqual(found);
});

test.each([
  ['../secret.json', 'outside of'],
  [path.join(root, 'secret.json'), 'outside of'],
  ['link.json', 'outside of'],
  ['below', 'not a file'],
  ['none.json', 'There is no file'],
  ['a\0b', 'is no path'],
])('%j is refused', (given, said) => {
  expect(() => fileWithin(inside, given, 100)).toThrow(said);
});

test('a file that is too large is refused', () => {
  expect(() => fileWithin(inside, 'below/a.json', 4)).toThrow('has 5 bytes, more than the 4');
});
