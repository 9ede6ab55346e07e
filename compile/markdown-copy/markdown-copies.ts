import type { CompiledPage } from '../types.ts';
import type { PageData, SectionData } from '../../src/model/page.ts';
import { cachedBodies } from './cached-bodies.ts';
import { type CopiedSite, markdownCopy } from './markdown-copy.ts';

/** Pages to convert to Markdown copies, with their sections. */
interface PagesToCopy {
  pages: readonly { data: PageData; compiled: Pick<CompiledPage, 'html'> }[];
  sections: Iterable<Pick<SectionData, 'id' | 'title'>>;
}

/**
 * Creates the Markdown copies of all pages, by address.
 *
 * @param file absolute path of the cache file
 */
export async function markdownCopies(
  { pages, sections }: PagesToCopy,
  site: CopiedSite,
  file: string,
): Promise<Map<string, string>> {
  const titles = new Map([...sections].map(({ id, title }) => [id, id === '' ? '' : title]));
  const bodies = await cachedBodies(
    pages.map(({ data, compiled }) => ({ url: data.url, html: compiled.html, origin: site.origin })),
    file,
  );
  return new Map(
    pages.map(({ data }) => [
      data.url,
      markdownCopy(data, titles.get(data.section) ?? '', bodies.get(data.url) ?? '', site),
    ]),
  );
}
