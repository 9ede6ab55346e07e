import { expect, test } from 'vitest';
import { bytesAgainst } from './bytes-against.ts';
import { nothing, type VisitBytes } from './first-visit.ts';

const visit = (bytes: Partial<VisitBytes>): VisitBytes => ({ ...nothing, ...bytes });

test('says which kinds of bytes grew and shrank, page by page', () => {
  const before = { '/': visit({ js: 100, css: 30, total: 130 }), '/same/': visit({ js: 7, total: 7 }) };
  const now = { '/': visit({ js: 150, css: 20, total: 170 }), '/same/': visit({ js: 7, total: 7 }) };
  const table = bytesAgainst(now, before);
  expect(table).toContain('| / | js | 100 | 150 | +50 |');
  expect(table).toContain('| / | css | 30 | 20 | -10 |');
  expect(table).toContain('| / | total | 130 | 170 | +40 |');
  expect(table).not.toContain('/same/');
});

test('a new page counts from nothing, and no difference is said in a sentence', () => {
  expect(bytesAgainst({ '/new/': visit({ html: 5 }) }, {})).toContain('| /new/ | html | 0 | 5 | +5 |');
  expect(bytesAgainst({ '/': visit({ js: 1 }) }, { '/': visit({ js: 1 }) })).toBe(
    'A first visit costs the same bytes as before.',
  );
});
