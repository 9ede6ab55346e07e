import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A heading to which a browser test links directly. */
interface DeepLink {
  /** Path of the page that contains the heading, such as `/configuration/output/`. */
  address: string;
  id: string;
}

/**
 * Selects h2 and h3 headings that are evenly distributed over all documents. Two headings in a row are never on the
 * same page.
 *
 * @param count number of headings
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
