import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { releaseFeed } from './release-feed.ts';

test('has an entry for each release with a day, newest first, with what it changed', () => {
  const text = releaseFeed(
    [
      { version: '5.1.0', changes: [] },
      { version: '5.2.0', date: '2026-01-02', changes: [] },
      {
        version: '5.3.0',
        date: '2026-02-03',
        changes: [
          {
            change: 'changed',
            area: 'defaults',
            name: 'a<b',
            names: ['a<b'],
            facts: [],
            parts: 1,
            says: 'true → false',
          },
          {
            change: 'new',
            area: 'options',
            name: 'output.x',
            names: ['output.x'],
            facts: ['option:output.x'],
            parts: 1,
            says: '',
          },
        ],
      },
    ],
    site,
  );
  expect([...text.matchAll(/<title>webpack ([\d.]+)<\/title>/g)].map(([, version]) => version)).toEqual([
    '5.3.0',
    '5.2.0',
  ]);
  expect(text).toContain('changed: a&lt;b (true → false)\nnew: output.x');
  expect(text).toContain('<updated>2026-02-03T00:00:00Z</updated>');
});
