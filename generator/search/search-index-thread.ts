import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { SearchablePage, SearchFile } from './build-search-index.ts';

/**
 * Builds the search files in a worker thread, while the main thread bundles or serves.
 *
 * @param pages pages with only the fields that the index needs, because they are copied to the thread
 * @param resourceLimits limits of the thread; defaults to the limits of Node.js
 * @throws errors of building the index
 */
export function searchIndexInThread(
  pages: readonly SearchablePage[],
  resourceLimits?: ResourceLimits,
): Promise<SearchFile[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./search-index-worker.ts', import.meta.url), {
      workerData: pages,
      resourceLimits,
    });
    worker.once('message', resolve).once('error', reject);
  });
}
