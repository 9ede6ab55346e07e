import { expect, test } from 'vitest';
import { offlinePage } from './offline-page.ts';

const shell =
  '<!doctype html><html lang="en" data-theme="dark"><head><title>webpack</title><link rel="stylesheet" href="/a.css"><script>theme()</script><script defer src="/app.js"></script></head><body></body></html>';

test('lists what was visited, on the head of the shell, without its scripts', () => {
  const html = offlinePage(shell, [{ url: '/guides/caching/', title: 'Caching' }]);
  expect(html).toContain('<a href="/guides/caching/">Caching</a>');
  expect(html).toContain('data-theme="dark"');
  expect(html).toContain('/a.css');
  expect(html).toContain('theme()');
  expect(html).not.toContain('/app.js');
  expect(html.match(/<title>/g)).toHaveLength(1);
});

test('titles and addresses are text', () => {
  const html = offlinePage('', [{ url: '/"><script>x</script>', title: '<img src=x onerror=y>' }]);
  expect(html).not.toMatch(/<img|<script>x/);
});

test('says so where nothing is kept', () => {
  expect(offlinePage('', [])).toContain('no saved pages');
});
