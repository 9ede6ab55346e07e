import type { PageKind } from './page.ts';

/** What a document shows: a page, or why there is none. */
export type Shown<Page> = Page | 'not-found' | 'failed';

/**
 * Document title: `Caching | webpack`; the product name alone on the home page; `Combined printable page | webpack` on
 * printable pages; an error title if there is no page.
 *
 * @param product name of the product
 */
export function documentTitle(shown: Shown<{ title: string; kind: PageKind }>, product: string): string {
  if (typeof shown === 'string')
    return `${shown === 'failed' ? TEXTS.missing.failedDocument : TEXTS.missing.title} | ${product}`;
  if (shown.kind === 'home') return product;
  return `${shown.kind === 'printable' ? TEXTS.page.printable : shown.title} | ${product}`;
}
