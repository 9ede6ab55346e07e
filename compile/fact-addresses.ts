import type { Fact } from '../facts/types.ts';
import { rewriteElements, startTags } from './html/finished-html.ts';
import type { CompiledPage } from './types.ts';

/**
 * Attribute of elements that become links once the addresses of all documented facts are known. Its value is a list of
 * encoded fact ids, and the link goes to the first of them that is documented.
 */
export const factsAttribute = 'dataOfFacts';

/** HTML name of the attribute `factsAttribute`. */
const factsMark = 'data-of-facts';

/** Returns the attribute value that links an element to the documentation of a fact or, if it has none, of an alias. */
export function factsValue(fact: Fact): string {
  return encoded([fact.id, ...(fact.sameAs ?? [])]);
}

/**
 * Returns the attribute value for an element that documents a fact itself. It leaves out the fact, so that the link
 * goes to the documentation of an alias.
 */
export function twinsValue({ sameAs = [] }: Fact): string {
  return encoded(sameAs);
}

function encoded(ids: readonly string[]): string {
  return ids.map(encodeURIComponent).join(' ');
}

/**
 * Returns the address at which each fact about webpack is documented, by fact id. Headings take precedence over table
 * rows, because a section contains more than a row.
 */
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

/**
 * Links fact names in tables to their documentation. Runs after all pages are compiled, because pages are cached
 * individually.
 */
export function withFactLinks(page: CompiledPage, addresses: ReadonlyMap<string, string>): CompiledPage {
  const html = rewriteElements(page.html, factsMark, (ids, element) => {
    const address = ids
      .split(' ')
      .map((id) => addresses.get(decodeURIComponent(id)))
      .find((found) => found !== undefined);
    const [tag] = startTags(element);
    // Skip elements that would link to themselves.
    const isThere = address === `${page.url}#${tag?.attributes.get('id')}`;
    return address === undefined || isThere ? element : `<a href="${address}">${element}</a>`;
  });
  return html === page.html ? page : { ...page, html };
}
