import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../generator/paths.ts';
import { distinctCopy } from './distinct-copy.ts';

const page = readFileSync(inProject('content/guides/caching.md'), 'utf8');
const fences = (text: string): string[] => text.match(/^```[^]*?^```$/gm) ?? [];
const sorted = (text: string): string[] => text.split(/[^\w]+/).toSorted();

test('a copy has the words of its page, on other lines', () => {
  const copy = distinctCopy(page, 3);
  expect(copy).toMatch(/^title: Caching 3$/m);
  expect(sorted(copy.replace('title: Caching 3', 'title: Caching'))).toEqual(sorted(page));
  const lines = new Set(page.split('\n').filter((line) => /^[A-Z].{60}/.test(line)));
  expect(copy.split('\n').filter((line) => lines.has(line)).length).toBeLessThan(lines.size / 4);
});

test('code, headings, addresses, and front matter stay', () => {
  const copy = distinctCopy(page, 3);
  expect(fences(copy)).toEqual(fences(page));
  expect(fences(copy).length).toBeGreaterThan(3);
  for (const what of [/^#+ .*$/gm, /\]\([^)\n]*\)/g, /`[^`\n]+`/g]) expect(copy.match(what)).toEqual(page.match(what));
});

test('two copies differ', () => {
  expect(distinctCopy(page, 2)).not.toBe(distinctCopy(page, 4));
});
