import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from './testing/temporary-folder.ts';
import { openHighlightedCode } from './highlighted-code.ts';
import { createHighlighter } from './markdown/highlight.ts';
import type { Highlighter } from './markdown/highlight.ts';

let folder: string;
let colored: string[];
beforeEach(async () => {
  folder = folderForTest('code');
  colored = [];
});

const real = createHighlighter();
const noting: Highlighter = {
  tokenize(code, language) {
    colored.push(code);
    return real.tokenize(code, language);
  },
};

async function compile(...blocks: [code: string, language: string][]) {
  const code = await openHighlightedCode(folder, 'guides/page.md', noting);
  const tokens = [];
  for (const [text, language] of blocks) tokens.push(await code.tokenize(text, language));
  await code.save();
  return tokens;
}

test('code that stands is colored once; an edit colors what it touched', async () => {
  const first = await compile(['const a = 1;', 'js'], ['a { b: c }', 'css']);
  expect(first[0]?.[0]).toContainEqual({ text: 'const', kind: 'k' });
  const second = await compile(['const a = 1;', 'js'], ['a { b: d }', 'css']);
  expect(second[0]).toEqual(first[0]);
  expect(colored).toEqual(['const a = 1;', 'a { b: c }', 'a { b: d }']);
});

test('the same words in another language are other code', async () => {
  const [js, css] = await compile(['a { b: c }', 'js'], ['a { b: c }', 'css']);
  expect(js).not.toEqual(css);
});

test('what the page no longer has is forgotten', async () => {
  await compile(['one', 'js'], ['two', 'js']);
  await compile(['two', 'js']);
  await compile(['one', 'js']);
  expect(colored).toEqual(['one', 'two', 'one']);
});

test('a file that cannot be read, or is of another version, counts as none', async () => {
  await compile(['one', 'js']);
  const file = path.join(folder, (await readdir(folder))[0]!);
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"version":"\w+"/, '"version":"older"'));
  await compile(['one', 'js']);
  await writeFile(file, '{"version":');
  await compile(['one', 'js']);
  expect(colored).toEqual(['one', 'one', 'one']);
});
