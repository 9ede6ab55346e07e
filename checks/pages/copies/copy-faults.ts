import { cachedBodies } from '../../../compile/markdown-copy/cached-bodies.ts';
import type { CompiledPage } from '../../../compile/types.ts';
import type { PageFault } from '../page-faults.ts';
import { copyFault } from './copy-fault.ts';

/**
 * Compares each page with its Markdown copy.
 *
 * @param file absolute path of the cache file with the copies
 * @returns differences, and the number of passages compared
 */
export async function copyFaults(
  pages: readonly CompiledPage[],
  { origin, file }: { origin: string; file: string },
): Promise<{ faults: PageFault[]; compared: number }> {
  const bodies = await cachedBodies(
    pages.map(({ url, html }) => ({ url, html, origin })),
    file,
  );
  const faults: PageFault[] = [];
  let sum = 0;
  for (const page of pages) {
    const { compared, fault } = copyFault(page.html, bodies.get(page.url) ?? '', { origin, url: page.url });
    sum += compared;
    if (fault !== undefined) faults.push({ where: page, line: 1, message: fault });
  }
  return { faults, compared: sum };
}
