import { expect, test } from 'vitest';
import { mistakenName } from './page-names.ts';

test.each([
  ['a b.md', /“a b” does not work.*Call it a-b, say\.$/],
  ['guides/ünï.md', /“ünï”.*Call it uni, say\.$/],
  ['100%.md', /“100%”.*Call it 100, say\.$/],
  ['a?b.md', /“a\?b”.*Call it a-b/],
  ['a"b.mdx', /Call it a-b/],
  ['a\\b.md', /Call it a-b/],
  ['a#b.md', /Call it a-b/],
  ["a'b.md", /Call it a-b/],
  ['<script>.md', /Call it script/],
  ['a\nb.md', /Call it a-b/],
  ['guides and more/a.md', /“guides and more”/],
  ['日本語.md', /“日本語” does not work[^C]*$/],
  ['a..md', /“a\.”/],
  ['nul.md', /“nul”/],
  ['-.md', undefined],
  ['guides/caching.md', undefined],
  ['migrate/5.0.md', undefined],
  ['blog/2026-11-01-a-post.md', undefined],
  ['loaders/_Babel-loader.mdx', undefined],
])('%j', (path, message) => {
  if (message) expect(mistakenName(path)).toMatch(message);
  else expect(mistakenName(path)).toBeUndefined();
});
