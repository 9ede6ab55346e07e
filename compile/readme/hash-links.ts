import type { Root } from 'hast';
import { visit } from '../markdown/visit.ts';

/**
 * Fixes links from a README to its own headings that are wrong only in case (`#esModule`). Modifies the tree in place.
 *
 * @param ids ids on the page
 */
export function mendHashLinks(tree: Root, ids: ReadonlySet<string>): void {
  const byLowerCase = new Map([...ids].map((id) => [id.toLowerCase(), id]));
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'a' || typeof properties.href !== 'string' || !properties.href.startsWith('#')) return;
    const id = properties.href.slice(1);
    const mended = ids.has(id) ? undefined : byLowerCase.get(id.toLowerCase());
    if (mended !== undefined) properties.href = `#${mended}`;
  });
}
