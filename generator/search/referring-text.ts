/**
 * Collects for the search index the text around links to a heading or page. It often contains different words than the
 * linked text, such as words that readers use.
 */
import { attributeOf, childrenOf, isElement, isOneOf, type PageElement, type PageNode } from './page-tree.ts';
import { append } from '../../src/model/append.ts';
import { foldSpaces } from '../../src/model/fold-spaces.ts';

/**
 * HTML elements whose text is collected: table rows, list items, and paragraphs. Links elsewhere have no sentence
 * around them.
 */
const blocks = new Set(['tr', 'li', 'p']);
const lists = new Set(['ul', 'ol']);
/** Maximum length in characters of a table row or sentence around a link. Longer ones aren't mainly about the link. */
const longest = 400;

/** A linked address with its hash, and the table row or sentence that contains the link. */
export interface Reference {
  target: string;
  text: string;
}

/**
 * Returns all links of a page with the text around them, including links to the page itself.
 *
 * @param url address of the page
 * @param tree tree of the page
 */
export function referencesIn(url: string, tree: PageNode): Reference[] {
  return [...blocksIn(tree)].flatMap(statementsOf).flatMap(({ text, links }) => {
    if (text === '' || text.length > longest) return [];
    const targets = [...new Set(links)].map((href) => (href.startsWith('#') ? url + href : href));
    return targets.filter((target) => target.startsWith('/')).map((target) => ({ target, text }));
  });
}

/** Returns the table rows and sentences that link to each address. */
export function referringText(pages: readonly { referring: readonly Reference[] }[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { referring } of pages) for (const { target, text } of referring) append(found, target, text);
  return found;
}

/** Yields the outermost table rows, list items, and paragraphs. Nested list items are separate blocks. */
function* blocksIn(node: PageNode): Generator<PageElement> {
  for (const child of childrenOf(node)) {
    const isBlock = isOneOf(child, blocks);
    if (isBlock) yield child;
    for (const inside of isBlock ? childrenOf(child).filter((one) => isOneOf(one, lists)) : [child])
      yield* blocksIn(inside);
  }
}

/** A table row or a sentence, with the addresses that it links to. */
interface Statement {
  text: string;
  links: string[];
}

/** Text of a table row, list item, or paragraph, with the positions of its elements and links. */
interface Flat {
  text: string;
  starts: Set<number>;
  links: { at: number; href: string }[];
}

/**
 * Splits a block into statements with their links. A table row is a single statement. A list item or paragraph is split
 * into sentences.
 */
function statementsOf(block: PageElement): Statement[] {
  const { text, starts, links } = flatten(block, { text: '', starts: new Set(), links: [] });
  const ends = Array.from(text.matchAll(/(?<=[.!?])\s+/g), ({ index, 0: space }) => index + space.length).filter(
    (end) => starts.has(end) || /^\p{Lu}/u.test(text.slice(end, end + 2)),
  );
  const cuts = block.tagName === 'tr' ? [0, text.length] : [0, ...ends, text.length];
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    return {
      text: foldSpaces(text.slice(start, end)),
      links: links.filter(({ at }) => at >= start && at < end).map(({ href }) => href),
    };
  });
}

function flatten(node: PageNode, flat: Flat): Flat {
  for (const child of childrenOf(node)) {
    if ('value' in child) flat.text += child.value;
    if (!isElement(child) || lists.has(child.tagName)) continue;
    flat.starts.add(flat.text.length);
    const href = child.tagName === 'a' ? attributeOf(child, 'href') : undefined;
    if (href !== undefined) flat.links.push({ at: flat.text.length, href });
    flatten(child, flat);
    if (/^t[dh]$/.test(child.tagName)) flat.text += ' ';
  }
  return flat;
}
