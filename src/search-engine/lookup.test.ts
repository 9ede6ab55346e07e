import { expect, test } from 'vitest';
import { meaningsOf } from './lookup.ts';
import { openCatalog } from './open-catalog.ts';

test('a typo stands for a frequent word rather than for a rare one', () => {
  const catalog = openCatalog({
    pages: ['models', 'tide modules', 'harbor modules', 'ferry modules'].map((title, number) => ({
      u: `/guides/${number}/`,
      t: title,
    })),
    shards: [],
    questions: '',
  });
  const meanings = meaningsOf(catalog, 'modles', false);
  expect(meanings.get('modules')).toBeGreaterThan(meanings.get('models') ?? Infinity);
});
