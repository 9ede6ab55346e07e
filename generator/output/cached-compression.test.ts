import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../compile/testing/temporary-folder.ts';
import { cachedCompression } from './cached-compression.ts';

let folder: string;
beforeEach(() => (folder = folderForTest('twins')));

const make = (key: string) => cachedCompression(folder, key, () => Buffer.from(key));

/** Makes a file look as if it was last used some days ago. */
function age(name: string, days: number): void {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  utimesSync(path.join(folder, name), then, then);
}

test('a twin is made once', () => {
  expect(readFileSync(make('one'), 'utf8')).toBe('one');
  const again = cachedCompression(folder, 'one', () => expect.fail('made again'));
  expect(readFileSync(again, 'utf8')).toBe('one');
});

test('what no build has used for a month goes when something new comes, unfinished files too', () => {
  for (const key of ['used', 'recent', 'old']) make(key);
  writeFileSync(path.join(folder, 'stopped.br.17.1'), '');
  for (const name of ['used.br', 'old.br', 'stopped.br.17.1']) age(name, 31);
  age('recent.br', 29);
  make('used');
  make('new');
  expect(readdirSync(folder).toSorted()).toEqual(['new.br', 'recent.br', 'used.br']);
});
