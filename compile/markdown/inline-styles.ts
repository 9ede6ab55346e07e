import type { Element, Root } from 'hast';
import { visit } from './visit.ts';
import type { Report } from './report.ts';

/**
 * Whether elements of a page have a `style` attribute, each of which is noted as a warning: one such page, and the content
 * security policy has to allow inline styles on all, since readers go from one to the other without loading a document.
 */
export function noteInlineStyles(tree: Root, report: Report): boolean {
  let found = false;
  visit(tree, 'element', (element: Element) => {
    if (element.properties.style === undefined) return;
    found = true;
    report.warn(
      `<${element.tagName}> has a style attribute, so the content security policy of every page would have to allow inline styles. Move the style to src/ui/prose.global.css, or remove it.`,
      element.position,
    );
  });
  return found;
}
