import { factAddresses, withFactLinks } from './fact-addresses.ts';
import { glossaryTerms, withTermLinks } from './glossary-terms.ts';
import { postsByRelease, withReleasePosts } from './release-posts.ts';
import type { CompiledPage } from './types.ts';

/** Adds the links to a compiled page that depend on all other pages, such as those to the glossary. */
export type LinkPage = (page: CompiledPage) => CompiledPage;

/**
 * Links names of options, glossary terms and releases to the pages about them. Returns the same object for a page again
 * if neither the page nor the addresses have changed, because rewriting the HTML of all pages takes longer than
 * compiling one.
 *
 * @returns a function that takes all pages of the site, and returns a function that adds the links to a page
 */
export function createLinker(): (pages: readonly CompiledPage[]) => LinkPage {
  let linked = new WeakMap<CompiledPage, CompiledPage>();
  let written = '';
  return (pages) => {
    const addresses = factAddresses(pages);
    const terms = glossaryTerms(pages);
    const posts = postsByRelease(pages);
    const current = JSON.stringify([[...addresses], [...terms], [...posts]]);
    if (current !== written) linked = new WeakMap();
    written = current;
    return (page) => {
      const known = linked.get(page);
      if (known) return known;
      const made = withReleasePosts(withTermLinks(withFactLinks(page, addresses), terms), posts);
      linked.set(page, made);
      return made;
    };
  };
}
