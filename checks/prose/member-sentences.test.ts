import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../../compile/testing/temporary-folder.ts';
import { lintProse } from './lint-prose.ts';
import { readSentences, sentenceFiles } from './member-sentences.ts';

test('sentences about members are read line by line, keys and quotes apart', async () => {
  const content = folderForTest('sentences');
  const file = path.join(content, 'api/members/chunk.yaml');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(path.join(content, 'packages.yaml'), 'title: Packages\n');
  writeFileSync(file, 'simply: Returns the name.\nsources.Chunk.id: "`id`: simply the ID."\n');

  expect(sentenceFiles([content])).toEqual([file]);
  expect(sentenceFiles([path.dirname(file)])).toEqual([file]);
  expect(readSentences(file)).toBe('- Returns the name.\n- `id`: simply the ID.\n');
  const problems = await lintProse(readSentences(file));
  expect(problems.map(({ line }) => line)).toEqual([2]);
});
