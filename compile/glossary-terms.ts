import { termKey } from '../src/model/preview.ts';
import { headedParts, rewriteText, termItems } from './html/finished-html.ts';
import type { CompiledPage } from './types.ts';

/** Path of the glossary page, where each list item starts with a term in bold. */
const glossaryPath = 'glossary.md';

/** Maximum number of glossary terms to link on a page; more links would distract the reader. */
const mostTerms = 6;

/**
 * Single-word glossary terms that need an explanation. Other single words, such as module and output, have their common
 * meaning.
 */
const jargon = new Set([
  'bailout',
  'chunk',
  'hydration',
  'issuer',
  'polyfill',
  'prerendering',
  'tapable',
  'transpiler',
]);

/** Multi-word glossary terms that are self-explanatory. */
const plain = new Set(['css modules', 'development server', 'module type', 'strict mode', 'watch mode', 'web worker']);

/** HTML elements in which glossary terms aren't linked, such as names, links, and text that isn't prose. */
const closed = new Set(['a', 'button', 'code', 'figure', 'summary', 'svg', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th']);

/** HTML elements that contain running text, in which glossary terms are linked. */
const running = new Set(['p', 'li', 'td']);

/** Address of each glossary term, by the term in normalized form. */
type Terms = ReadonlyMap<string, string>;

/** Returns the glossary terms to link; empty if the site has no glossary. */
export function glossaryTerms(pages: readonly CompiledPage[]): Terms {
  const glossary = pages.find(({ path }) => path === glossaryPath);
  const terms = new Map<string, string>();
  if (!glossary) return terms;
  for (const { id, html } of headedParts(glossary.html, 2, 2)) {
    for (const { term: written } of termItems(html)) {
      const name = /^([\w -]+?)(?: \(\w+\))?$/.exec(written)?.[1];
      if (name === undefined) continue;
      const term = termKey(name);
      if (term.includes(' ') ? !plain.has(term) : jargon.has(term)) terms.set(term, `${glossary.url}#${id}`);
    }
  }
  return terms;
}

/**
 * Links the first mention of each glossary term on a page to the glossary, where a preview shows its definition. Terms
 * in the page's title or already in a link are left alone.
 */
export function withTermLinks(page: CompiledPage, terms: Terms): CompiledPage {
  const isProse = page.kind === 'page' || page.kind === 'post';
  if (!isProse || page.path === glossaryPath || terms.size === 0) return page;
  const open = new Map([...terms].filter(([term]) => !termKey(page.title).includes(term)));
  const mention = new RegExp(`(?<![\\w-])(?:${[...open.keys()].map(inText).join('|')})\\b`, 'gi');
  let left = mostTerms;
  const html = rewriteText(page.html, (text, within) => {
    if (left === 0) return text;
    const isOpen = within.some((name) => running.has(name)) && !within.some((name) => closed.has(name));
    return text.replace(mention, (words) => {
      const term = termKey(words);
      const address = open.get(term);
      if (address === undefined || left === 0) return words;
      // Only consider the first mention of a glossary term, even if it is in a link or a heading.
      open.delete(term);
      if (!isOpen) return words;
      left--;
      return `<a href="${address}">${words}</a>`;
    });
  });
  return html === page.html ? page : { ...page, html };
}

/**
 * Returns a pattern that matches a glossary term in text, singular or plural, but not a longer term with the same
 * start.
 */
function inText(term: string): string {
  return `${term.replace(/y$/, '(?:y|ies)')}(?:e?s)?(?![- ](?:graph|group)|-)`;
}
