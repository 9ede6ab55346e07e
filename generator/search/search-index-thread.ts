import { Worker } from 'node:worker_threads';
import type { SearchablePage, SearchFile } from './build-search-index.ts';

/**
 * The files of the embedded search, built in a thread: the main one bundles meanwhile, or serves.
 * @throws what building them throws
 */
export function searchIndexInThread(pages: readonly SearchablePage[]): Promise<SearchFile[]> {
  const needed = pages.map(
    ({
      url,
      kind,
      title,
      description,
      headings,
      ids,
      sections,
      claims,
      links,
      html,
      frontMatter: { phrases },
    }): SearchablePage => ({
      frontMatter: { phrases },
      url,
      kind,
      title,
      description,
      headings,
      ids,
      sections,
      claims,
      links,
      html,
    }),
  );
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./search-index-worker.ts', import.meta.url), { workerData: needed });
    worker.once('message', resolve).once('error', reject);
  });
}
