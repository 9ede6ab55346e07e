import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../compile/testing/temporary-folder.ts';
import { checkList } from './list-file.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = folderForTest('ratchet');
  file = path.join(folder, 'list.json');
  writeFileSync(file, JSON.stringify({ option: ['option:a', 'option:b'] }));
});

function check(open: string[], options: { update?: boolean; acceptNew?: boolean } = {}): string[] {
  const { failures } = checkList(
    file,
    { option: open },
    { update: false, acceptNew: false, command: 'npm run check', describe: (_, id) => `${id} is new`, ...options },
  );
  return failures;
}

function listed(): string[] | undefined {
  return (JSON.parse(readFileSync(file, 'utf8')) as { option?: string[] }).option;
}

test('what is listed passes', () => {
  expect(check(['option:a', 'option:b'])).toEqual([]);
});

test('an undocumented new option fails, and an update alone does not accept it', () => {
  expect(check(['option:a', 'option:b', 'option:c'])).toEqual(['option:c is new']);
  expect(check(['option:a', 'option:b', 'option:c'], { update: true })).toEqual(['option:c is new']);
  expect(listed()).toEqual(['option:a', 'option:b']);
});

test('what was done must be struck off, which an update does', () => {
  expect(check(['option:a'])).toEqual([
    expect.stringContaining('(option:b): strike off with `npm run check -- --update`'),
  ]);
  expect(check(['option:a'], { update: true })).toEqual([]);
  expect(listed()).toEqual(['option:a']);
});

test('what stays on the list is counted, and what is new is not', () => {
  const { remaining } = checkList(
    file,
    { option: ['option:a', 'option:c', 'option:d'] },
    { update: false, acceptNew: false, command: 'npm run check', describe: (_, id) => id },
  );
  expect(remaining).toBe(1);
});

test('new ones are listed only where that is asked for', () => {
  expect(check(['option:c'], { update: true, acceptNew: true })).toEqual([]);
  expect(listed()).toEqual(['option:c']);
});
