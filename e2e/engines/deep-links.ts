import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A place in a page. */
export interface DeepLink {
  /** `/configuration/output/` */
  address: string;
  id: string;
}

/**
 * Headings of second and third rank, evenly spread over all documents, so that no two of one page follow each other.
 *
 * @param count how many
 */
export function deepLinks(folder: string, { addresses, count }: { addresses: string[]; count: number }): DeepLink[] {
  const all = addresses.flatMap((address) =>
    [...readFileSync(path.join(folder, address, 'index.html'), 'utf8').matchAll(/<h[23] id="([^"]+)"/g)].map(
      ([, id = '']) => ({ address, id }),
    ),
  );
  const step = all.length / count;
  return Array.from({ length: count }, (_, number) => all[Math.floor((number + 0.5) * step)]!);
}
