import { readRedirects } from '../compile/redirects.ts';
import type { SiteIndex } from '../compile/index/index-site.ts';
import { nestAnchors, shownHeadings } from '../src/model/anchors.ts';
import type { Site } from './site.ts';

/** Kinds that are a screen of the app with no words of a page: the voting page, whose app comes in the browser alone. */
const ownScreens = new Set(['vote']);

/** The site as bundle, prerender and the rest read it, from the index of its pages. */
export function assembleSite({ pages, sections }: SiteIndex): Site {
  const addresses = new Set(pages.map(({ data }) => data.url));
  return {
    pages: pages.map(({ compiled, data }) => ({
      compiled,
      module: {
        page: data,
        html: ownScreens.has(data.kind) ? '' : compiled.html,
        anchors: nestAnchors(shownHeadings(compiled.headings)),
      },
    })),
    sections: new Map(sections.map((section) => [section.id, section])),
    redirects: new Map(readRedirects().flatMap(({ from, to }) => (addresses.has(from) ? [] : [[from, to]]))),
  };
}
