import { termKey } from '../src/model/preview.ts';
import { headedParts, rewriteText, termItems } from './html/finished-html.ts';
import type { CompiledPage } from './types.ts';

/** The page of terms: each is an item that begins with the term in bold. */
const glossaryPath = 'glossary.md';

/** Most terms of one page that are explained: more would be noise. */
const mostTerms = 6;

/** Terms of one word that mean little to whoever does not know webpack. Others of one word (module, output) are used as anywhere. */
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

/** Terms of several words that say themselves what they mean. */
const plain = new Set(['css modules', 'development server', 'module type', 'strict mode', 'watch mode', 'web worker']);

/** Elements whose words are not explained: they are names, lead elsewhere, or are no running text. */
const closed = new Set(['a', 'button', 'code', 'figure', 'summary', 'svg', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th']);

/** Elements of running text. */
const running = new Set(['p', 'li', 'td']);

/** Where each term is explained, by its key. */
export type Terms = ReadonlyMap<string, string>;

/** The terms of the glossary that are worth explaining where they occur; none where a site has no glossary. */
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
 * The page with the first mention of each term leading to the glossary, where readers also see its meaning without going
 * there. A term that the page is about, or that it links itself, stays as it is.
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
      // Only the first mention counts: where that is a link or a heading, readers have been told.
      open.delete(term);
      if (!isOpen) return words;
      left--;
      return `<a href="${address}">${words}</a>`;
    });
  });
  return html === page.html ? page : { ...page, html };
}

/** A term in a text, in the singular or the plural, longer terms of the same beginning apart. */
function inText(term: string): string {
  return `${term.replace(/y$/, '(?:y|ies)')}(?:e?s)?(?![- ](?:graph|group)|-)`;
}
