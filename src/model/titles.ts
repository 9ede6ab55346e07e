import type { PageKind } from './page.ts';

/**
 * Title of the document: `Caching | webpack`; the product's name alone on the home page; `Combined printable page | webpack`
 * on printable pages.
 *
 * @param product name of the product
 */
export function documentTitle(page: { title: string; kind: PageKind }, product: string): string {
  if (page.kind === 'home') return product;
  return `${page.kind === 'printable' ? 'Combined printable page' : page.title} | ${product}`;
}
