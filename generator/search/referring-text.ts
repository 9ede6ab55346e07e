/** What pages say where they refer to a place: often in other words than the place itself, the ones that readers have. */
import { attributeOf, childrenOf, folded, isElement, isOneOf, type PageElement, type PageNode } from './page-tree.ts';

/** Rows, items and paragraphs; a link outside of them has no sentence around it. */
const blocks = new Set(['tr', 'li', 'p']);
const lists = new Set(['ul', 'ol']);
/** Characters of a row or sentence; a longer one speaks of more than what it links to. */
const longest = 400;

/** An address that a page refers to, with its hash, and the row or sentence that does. */
export interface Reference {
  target: string;
  text: string;
}

/** What a page says of the places it refers to, itself included. @param url of the page @param tree of the page */
export function referencesIn(url: string, tree: PageNode): Reference[] {
  return [...blocksIn(tree)].flatMap(statementsOf).flatMap(({ text, links }) => {
    if (text === '' || text.length > longest) return [];
    const targets = [...new Set(links)].map((href) => (href.startsWith('#') ? url + href : href));
    return targets.filter((target) => target.startsWith('/')).map((target) => ({ target, text }));
  });
}

/** For each address that the pages refer to, the rows and sentences that do. */
export function referringText(pages: readonly { referring: readonly Reference[] }[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { referring } of pages)
    for (const { target, text } of referring) {
      const texts = found.get(target);
      if (texts) texts.push(text);
      else found.set(target, [text]);
    }
  return found;
}

/** The outermost rows, items and paragraphs; items of a list inside an item are blocks of their own. */
function* blocksIn(node: PageNode): Generator<PageElement> {
  for (const child of childrenOf(node)) {
    const isBlock = isOneOf(child, blocks);
    if (isBlock) yield child;
    for (const inside of isBlock ? childrenOf(child).filter((one) => isOneOf(one, lists)) : [child])
      yield* blocksIn(inside);
  }
}

/** A row or a sentence, and the addresses that it links to. */
interface Statement {
  text: string;
  links: string[];
}

/** Characters of a block, where elements begin among them, and where links do. */
interface Flat {
  text: string;
  starts: Set<number>;
  links: { at: number; href: string }[];
}

/** The row as a whole, or the sentences of an item or a paragraph, each with its links. */
function statementsOf(block: PageElement): Statement[] {
  const { text, starts, links } = flatten(block, { text: '', starts: new Set(), links: [] });
  const ends = Array.from(text.matchAll(/(?<=[.!?])\s+/g), ({ index, 0: space }) => index + space.length).filter(
    (end) => starts.has(end) || /^\p{Lu}/u.test(text.slice(end, end + 2)),
  );
  const cuts = block.tagName === 'tr' ? [0, text.length] : [0, ...ends, text.length];
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    return {
      text: folded(text.slice(start, end)),
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
