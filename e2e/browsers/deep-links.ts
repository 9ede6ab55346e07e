import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A heading of a page. */
export interface DeepLink {
  /** `/configuration/output/` */
  address: string;
  id: string;
}

/**
 * h2 and h3 headings, evenly distributed over all documents, never two of a page in sequence.
 *
 * @param count of headings
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
