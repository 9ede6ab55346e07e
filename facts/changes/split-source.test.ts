import { expect, test } from 'vitest';
import { shortenSource, splitSource } from './split-source.ts';

test.each([
  ['1, 2', ['1', '2']],
  ['[1, 2], { a: 1, b: 2 }', ['[1, 2]', '{ a: 1, b: 2 }']],
  ['"a, b", "c\\", d"', ['"a, b"', '"c\\", d"']],
  ['/[\\\\/],/, /x, (/, 1', ['/[\\\\/],/', '/x, (/', '1']],
  ['1], [2', undefined],
])('%s is split into %j', (text, parts) => expect(splitSource(text, ', ')).toEqual(parts));

const short = (text: string, longest: number) => shortenSource(text, { longest, more: (count) => `${count} more` });

test.each([
  ['[".js", ".json", ".wasm", ".css"]', 33, '[".js", ".json", ".wasm", ".css"]'],
  ['[".js", ".json", ".wasm", ".css"]', 32, '[".js", ".json", … 2 more]'],
  ['[".js", ".json", ".wasm", ".css"]', 1, '[".js", … 3 more]'],
  ['{ a: [1, 2], b: "c, d", e: 3 }', 29, '{ a: [1, 2], … 2 more }'],
  ['[{ a: 1, b: 2, c: 3 }]', 10, '[{ a: 1, b: 2, c: 3 }]'],
  ['{ a: 1 }, { b: 2 }, { c: 3 }', 20, '{ a: 1 }, … 2 more'],
  ['"[name], [id], [hash]"', 10, '"[name], [id], [hash]"'],
  ['[1, 2] + [3, 4]', 10, '[1, 2] + [3, 4]'],
])('%s in %i characters is %s', (text, longest, shortened) => expect(short(text, longest)).toBe(shortened));
