import type { SearchablePage } from '../build-search-index.ts';

/**
 * Creates a page for tests of the search index, with defaults for all other fields.
 *
 * @param text text of the page's sections by id; `''` is the section before the first heading
 */
export function searchablePage(
  url: string,
  title: string,
  { text = {}, headings = [], ...given }: Partial<SearchablePage> & { text?: Record<string, string> } = {},
): SearchablePage {
  return {
    url,
    title,
    kind: 'page',
    description: '',
    headings,
    ids: headings.map(({ id }) => id),
    claims: [],
    links: [],
    html: '',
    frontMatter: {},
    sections: Object.entries(text).map(([id, said]) => ({ id, title: '', level: 2, text: said, code: '' })),
    ...given,
  };
}
