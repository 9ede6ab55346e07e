import type { Fact } from '../facts/types.ts';
import { rewriteElements, startTags } from './html/finished-html.ts';
import type { CompiledPage } from './types.ts';

/**
 * Attribute of elements that become links once the addresses of facts are known. Its value is a list of encoded fact
 * ids, and the link goes to the first of them that is documented.
 */
export const factsAttribute = 'dataOfFacts';

/** Name of `factsAttribute` in HTML. */
const factsMark = 'data-of-facts';

/** Returns the attribute value for a fact, followed by its aliases. */
export function factsValue(fact: Fact): string {
  return encoded([fact.id, ...(fact.sameAs ?? [])]);
}

/**
 * Returns the attribute value for a fact's own entry. It leaves out the fact itself, so that the link goes to the
 * documentation of an alias.
 */
export function twinsValue({ sameAs = [] }: Fact): string {
  return encoded(sameAs);
}

function encoded(ids: readonly string[]): string {
  return ids.map(encodeURIComponent).join(' ');
}

/**
 * Returns the address at which each claimed fact is documented, by fact id. Headings take precedence over rows, because
 * a section contains more than a row.
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
    // Elements don't link to themselves.
    const isThere = address === `${page.url}#${tag?.attributes.get('id')}`;
    return address === undefined || isThere ? element : `<a href="${address}">${element}</a>`;
  });
  return html === page.html ? page : { ...page, html };
}
