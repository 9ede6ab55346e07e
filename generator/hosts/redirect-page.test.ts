import { expect, test } from 'vitest';
import { redirectPage } from './redirect-page.ts';

test('a redirect page leads on without a script, loads nothing and is not indexed', () => {
  const html = redirectPage('/new/#part', 'https://example.org');
  expect(html).toContain('content="0; url=/new/#part"');
  expect(html).toContain('<link rel="canonical" href="https://example.org/new/#part">');
  expect(html).toContain('noindex');
  expect(html).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none'`);
});

test('what a target has in it stays text', () => {
  const html = redirectPage('/new/?a="><script>run()</script>', 'https://example.org');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('a="');
});
