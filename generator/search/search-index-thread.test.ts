import { expect, test } from 'vitest';
import { searchIndexInThread } from './search-index-thread.ts';
import { searchablePage } from './testing/searchable-page.ts';

test('the memory that building takes does not grow with the trees of all pages', async () => {
  // The HTML tree of each page takes about 10 MB, so all trees together exceed the thread's memory limit.
  const pages = Array.from({ length: 24 }, (_, number) =>
    searchablePage(`/guides/large-${number}/`, `Large ${number}`, {
      html: `<p><b>${number}</b> <i>boats</i></p>`.repeat(10_000),
      text: { '': `Boats in harbor ${number}.` },
    }),
  );
  const files = await searchIndexInThread(pages, { maxOldGenerationSizeMb: 200 });
  expect(files.map(({ path }) => path)).toContain('search/core.json');
});
