import type { SearchablePage } from '../build-search-index.ts';

/** A page for the index with defaults for all other fields. @param text of its sections by id, `''` for the lead */
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
