import { expect, test } from 'vitest';
import { readSchema } from '../../../../facts/schema/read-schema.ts';
import { textsOf } from './texts-of-pattern.ts';

test('the values of devtool are spelled out, and each of them matches webpack’s pattern', () => {
  const [, pattern = ''] =
    /"pattern":"(\^\(inline-[^"]*)"/.exec(JSON.stringify(readSchema('webpack', 'schemas/WebpackOptions.json'))) ?? [];
  const texts = textsOf(pattern);
  expect(texts[0]).toBe('source-map');
  for (const name of ['eval-source-map', 'hidden-source-map', 'nosources-source-map', 'eval-cheap-module-source-map'])
    expect(texts).toContain(name);
  expect(texts.filter((text) => !new RegExp(pattern).test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each(['', 'a', '^a', '^.*$', '^(a$', '^a)$', '^[ab]$', '^a+$', '^(a|b)+$'])('%s has no list of texts', (pattern) =>
  expect(textsOf(pattern)).toEqual([]),
);
