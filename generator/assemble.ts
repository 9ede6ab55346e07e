import { readMovedHeadings, readRedirects } from '../compile/redirects.ts';
import type { SiteIndex } from '../compile/index/index-site.ts';
import { nestAnchors, shownHeadings } from '../src/model/anchors.ts';
import { headingLetters } from '../src/model/heading-letters.ts';
import { isScreen, screens } from '../src/model/screens.ts';
import { hashOf, pageAddress } from '../src/model/url.ts';
import type { Site } from './site.ts';

/**
 * Assembles the site's pages, sections, and redirects from the index of its pages, as input for bundling, prerendering,
 * and other output.
 */
export function assembleSite({ pages, sections }: SiteIndex): Site {
  const addresses = new Set(pages.map(({ data }) => data.url));
  return {
    pages: pages.map(({ compiled, data }) => ({
      compiled,
      module: {
        page: data,
        html: isScreen(data.kind) && screens[data.kind].hasNoProse ? '' : compiled.html,
        anchors: nestAnchors(shownHeadings(compiled.headings)),
      },
    })),
    sections: new Map(sections.map((section) => [section.id, section])),
    redirects: new Map(readRedirects().flatMap(({ from, to }) => (addresses.has(from) ? [] : [[from, to]]))),
    movedHeadings: movedHeadings(addresses),
  };
}

/** Returns the headings that moved to another address, if this content folder has both the old and the new page. */
function movedHeadings(addresses: ReadonlySet<string>): Site['movedHeadings'] {
  const moved: Site['movedHeadings'] = {};
  for (const { from, to } of readMovedHeadings()) {
    const page = pageAddress(from);
    if (!addresses.has(page) || !addresses.has(pageAddress(to))) continue;
    (moved[page] ??= {})[headingLetters(hashOf(from)) + (from.endsWith('*') ? '*' : '')] = to;
  }
  return moved;
}
