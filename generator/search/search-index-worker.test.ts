import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { SearchablePage, SearchFile } from './build-search-index.ts';

/** A page with so many elements that its tree takes some 10 MB. */
function largePage(number: number): SearchablePage {
  const paragraph = `<p><b>${number}</b> <i>boats</i></p>`;
  return {
    url: `/guides/large-${number}/`,
    title: `Large ${number}`,
    kind: 'page',
    description: '',
    headings: [],
    ids: [],
    claims: [],
    links: [],
    html: paragraph.repeat(10_000),
    frontMatter: {},
    sections: [{ id: '', title: '', level: 1, text: `Boats in harbor ${number}.`, code: '' }],
  };
}

test('the memory that building takes does not grow with the trees of all pages', async () => {
  const pages = Array.from({ length: 24 }, (_, number) => largePage(number));
  const files = await new Promise<SearchFile[]>((resolve, reject) => {
    const worker = new Worker(new URL('./search-index-worker.ts', import.meta.url), {
      workerData: pages,
      resourceLimits: { maxOldGenerationSizeMb: 200 },
    });
    worker.once('message', resolve).once('error', reject);
  });
  expect(files.map(({ path }) => path)).toContain('search/core.json');
});
