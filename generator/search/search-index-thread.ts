import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { SearchablePage, SearchFile } from './build-search-index.ts';

/**
 * The files of the embedded search, built in a thread: the main one bundles meanwhile, or serves.
 * @param pages nothing but what the index needs: all of it is copied into the thread
 * @param resourceLimits of the thread; Node.js sets them where they are left out
 * @throws what building them throws
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
