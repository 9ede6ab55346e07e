import type { Claim, CompiledPage } from '../../../compile/types.ts';

/** Creates a page for tests that contains only claims, the links from headings to the facts they document. */
export function pageOfClaims(claims: Claim[], kind: CompiledPage['kind'] = 'page'): CompiledPage {
  return {
    url: '/x/',
    path: 'x.md',
    kind,
    frontMatter: { title: 'X' },
    title: 'X',
    size: 0,
    description: '',
    html: '',
    headings: [],
    ids: [],
    links: [],
    fences: [],
    optionKeys: {},
    claims,
    sections: [],
    images: [],
    inputs: [],
    inlineStyles: false,
    problems: [],
  };
}
