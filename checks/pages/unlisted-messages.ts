import { pageAddress } from '../../src/model/url.ts';
import { sectionOf } from '../../src/model/sections.ts';
import type { CompiledPage } from '../../compile/types.ts';
import type { PageFault } from './page-faults.ts';

/** Address of the page that lists all error messages by where they appear. */
const list = '/errors/';

/** Finds pages about an error message that the list of all messages doesn't link to. */
export function unlistedMessages(pages: readonly CompiledPage[]): PageFault[] {
  const listing = pages.find(({ url }) => url === list);
  const listed = new Set(listing?.links.map(({ href }) => pageAddress(href)));
  return pages
    .filter(({ url }) => sectionOf(url) === 'errors' && url !== list && !listed.has(url))
    .map((page) => ({
      where: page,
      line: 1,
      message: 'isn’t on the list of messages: add a line to content/errors/index.md.',
    }));
}
