import type { Element, Root } from 'hast';
import { visit } from './visit.ts';
import type { Report } from './report.ts';

/**
 * Whether a page has elements with a `style` attribute; each is reported as a warning. A single such page forces the
 * content security policy of all pages to allow inline styles, because client-side navigation keeps the document.
 */
export function noteInlineStyles(tree: Root, report: Report): boolean {
  let found = false;
  visit(tree, 'element', (element: Element) => {
    if (element.properties.style === undefined) return;
    found = true;
    report.warn(
      `<${element.tagName}> has a style attribute, so the content security policy of every page would have to allow inline styles. Move the style to a file in src/prose/styles/, or remove it.`,
      element.position,
    );
  });
  return found;
}
