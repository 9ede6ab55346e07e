import { expect, test } from 'vitest';
import { mistakenName } from './page-names.ts';

test.each([
  ['a b.md', /“a b” does not work.*Rename it, for example to a-b\.$/],
  ['guides/ünï.md', /“ünï”.*Rename it, for example to uni\.$/],
  ['100%.md', /“100%”.*Rename it, for example to 100\.$/],
  ['a?b.md', /“a\?b”.*for example to a-b/],
  ['a"b.mdx', /for example to a-b/],
  ['a\\b.md', /for example to a-b/],
  ['a#b.md', /for example to a-b/],
  ["a'b.md", /for example to a-b/],
  ['<script>.md', /for example to script/],
  ['a\nb.md', /for example to a-b/],
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
