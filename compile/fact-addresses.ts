import type { Fact } from '../facts/types.ts';
import { rewriteElements, startTags } from './html/finished-html.ts';
import type { CompiledPage } from './types.ts';

/** Attribute of an element that becomes a link once it is known where the facts are documented: their ids, encoded, the first that is documented counts. */
export const factsAttribute = 'dataOfFacts';

/** The same as it stands in HTML. */
const factsMark = 'data-of-facts';

/** The value of the attribute for a fact; facts that are the same thing under another name answer for it. */
export function factsValue(fact: Fact): string {
  return encoded([fact.id, ...(fact.sameAs ?? [])]);
}

/** The same without the fact itself, for the place where the fact stands: what else describes it. */
export function twinsValue({ sameAs = [] }: Fact): string {
  return encoded(sameAs);
}

function encoded(ids: readonly string[]): string {
  return ids.map(encodeURIComponent).join(' ');
}

/** Where each claimed fact is documented, as an address of the site by fact id; a heading says more than a row, so it wins. */
export function factAddresses(pages: readonly CompiledPage[]): Map<string, string> {
  const addresses = new Map<string, string>();
  const headings = new Set<string>();
  for (const page of pages) {
    for (const { fact, anchor, by } of page.claims) {
      if (headings.has(fact) || (addresses.has(fact) && by !== 'heading')) continue;
      addresses.set(fact, anchor ? `${page.url}#${anchor}` : page.url);
      if (by === 'heading') headings.add(fact);
    }
  }
  return addresses;
}

/** The page with the names of facts in its tables leading to where they are documented. Pages come from a cache one by one, so this is done when all are there. */
export function withFactLinks(page: CompiledPage, addresses: ReadonlyMap<string, string>): CompiledPage {
  const html = rewriteElements(page.html, factsMark, (ids, element) => {
    const address = ids
      .split(' ')
      .map((id) => addresses.get(decodeURIComponent(id)))
      .find((found) => found !== undefined);
    const [tag] = startTags(element);
    // What stands at the place itself needs no link to it.
    const isThere = address === `${page.url}#${tag?.attributes.get('id')}`;
    return address === undefined || isThere ? element : `<a href="${address}">${element}</a>`;
  });
  return html === page.html ? page : { ...page, html };
}
