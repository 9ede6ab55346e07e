import { expect, test } from 'vitest';
import { site as config } from '../../site.config.ts';
import type { PageData, PageModule } from '../../src/model/page.ts';
import { feed } from './feed.ts';
import { sitemap } from './sitemap.ts';

const page = (url: string, more: Partial<PageData> = {}): PageData => ({
  url,
  title: `Title of ${url}`,
  description: 'a & b',
  kind: 'page',
  section: '',
  contributors: [],
  related: [],
  ...more,
});

test('the sitemap lists a page with its last change and its mirrors', () => {
  const xml = sitemap([page('/a/', { updated: '2026-11-01' })], config);
  expect(xml).toContain(`<loc>${config.origin}/a/</loc><lastmod>2026-11-01</lastmod>`);
  for (const mirror of config.mirrors)
    expect(xml).toContain(`hreflang="${mirror.language}" href="${mirror.origin}/a/"`);
});

test('the feed has the newest post first, its text escaped once and its links absolute', () => {
  const post = (url: string, date: string): PageModule => ({
    page: page(url, { kind: 'post', date }),
    html: '<a href="/x/?a=1&amp;b=2#c">x</a>',
    anchors: [],
  });
  const xml = feed([post('/blog/old/', '2025-01-01'), post('/blog/new/', '2026-01-01')], config);
  expect(xml.indexOf('/blog/new/')).toBeLessThan(xml.indexOf('/blog/old/'));
  expect(xml).toContain(`&lt;a href=&quot;${config.origin}/x/?a=1&amp;amp;b=2#c&quot;&gt;`);
  expect(xml).toContain('<updated>2026-01-01T00:00:00Z</updated>');
});
