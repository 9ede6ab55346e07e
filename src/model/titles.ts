import type { PageKind } from './page.ts';

/** What a document shows: a page, or the reason why there is no page. */
export type Shown<Page> = Page | 'not-found' | 'failed';

/**
 * Returns the document title: `Caching | webpack` for most pages, the product name on the home page, `Combined
 * printable page | webpack` for printable pages, or an error title if there is no page.
 *
 * @param product name of the product
 */
export function documentTitle(shown: Shown<{ title: string; kind: PageKind }>, product: string): string {
  if (typeof shown === 'string')
    return `${shown === 'failed' ? TEXTS.missing.failedDocument : TEXTS.missing.title} | ${product}`;
  if (shown.kind === 'home') return product;
  return `${shown.kind === 'printable' ? TEXTS.page.printable : shown.title} | ${product}`;
}
