import { expect, test } from 'vitest';
import { factsOf } from '../../facts/testing/sketched.ts';
import { compileText } from '../testing/compile-text.ts';

const facts = factsOf([{ id: 'option:output.html', kind: 'option', name: 'output.html' }], {
  releases: [
    { version: '5.1.0', changes: [] },
    {
      version: '5.2.0',
      date: '2026-01-02',
      changes: [
        { change: 'new', area: 'options', name: 'output.html', facts: ['option:output.html'], parts: 3, says: '' },
      ],
    },
    {
      version: '5.3.0',
      changes: [
        { change: 'changed', area: 'defaults', name: 'bail', facts: [], parts: 1, says: 'true → false' },
        { change: 'removed', area: 'plugins', name: 'OldPlugin', facts: [], parts: 1, says: '' },
      ],
    },
  ],
});

test('lists releases that changed something, the newest first and open, for readers without a script', async () => {
  const { html, problems } = await compileText('<ReleaseChanges />', { facts, extension: '.mdx' });
  expect(problems).toEqual([]);
  expect([...html.matchAll(/<details[^>]*id="v([\d.]+)"[^>]*>/g)].map(([, version]) => version)).toEqual([
    '5.3.0',
    '5.2.0',
  ]);
  expect(html).toMatch(/<details[^>]*id="v5\.3\.0"[^>]* open/);
  expect(html).not.toMatch(/<details[^>]*id="v5\.2\.0"[^>]* open/);
  expect(html).toContain('Changed</small> <code>bail</code>: true → false');
  expect(html).toMatch(/<ul data-area="options"><li><small>New<\/small> <code[^>]*>output.*with 2 options in it/);
  expect(html).toContain('<time datetime="2026-01-02">2026-01-02</time> · 1 change');
  expect(html).toContain('data-of-facts="option%3Aoutput.html"');
  // The filter fields list all releases, including those without changes.
  expect(html).toContain('5.1.0');
});
