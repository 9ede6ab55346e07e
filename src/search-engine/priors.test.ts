import { expect, test } from 'vitest';
import type { Entry } from './catalog.ts';
import { priorOf } from './priors.ts';
import { readQuery } from './query.ts';

const pageAt = (url: string): Entry => ({
  number: 0,
  page: { number: 0, url, title: 'Tides', section: 'api', readme: false, firstEntry: 0 },
  id: '',
  title: 'Tides',
  level: 1,
  parent: undefined,
  top: undefined,
  popularity: 0,
});

test('a type in signatures stands behind what is documented', () => {
  const query = readQuery('requiredVersion');
  const documented = priorOf(pageAt('/api/tides/'), query);
  for (const url of ['/api/types/', '/api/types-in-signatures-a-c/'])
    expect(priorOf(pageAt(url), query)).toBeLessThan(documented * 0.8);
  expect(priorOf(pageAt('/api/typescript/'), query)).toBe(documented);
});
