/** Text around links to a place, which often has other words than the place itself, such as those that readers use. */
import { attributeOf, childrenOf, folded, isElement, isOneOf, type PageElement, type PageNode } from './page-tree.ts';

/** Rows, items and paragraphs; links elsewhere have no surrounding sentence. */
const blocks = new Set(['tr', 'li', 'p']);
const lists = new Set(['ul', 'ol']);
/** Maximum length of a row or sentence; longer ones are about more than the link. */
const longest = 400;

/** A linked address with its hash, and the row or sentence with the link. */
export interface Reference {
  target: string;
  text: string;
}

/**
 * All links of a page with their surrounding text, including links to itself. @param url of the page @param tree of the
 * page
 */
export function referencesIn(url: string, tree: PageNode): Reference[] {
  return [...blocksIn(tree)].flatMap(statementsOf).flatMap(({ text, links }) => {
    if (text === '' || text.length > longest) return [];
    const targets = [...new Set(links)].map((href) => (href.startsWith('#') ? url + href : href));
    return targets.filter((target) => target.startsWith('/')).map((target) => ({ target, text }));
  });
}

/** For each linked address, the rows and sentences that link to it. */
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

/** The outermost rows, items and paragraphs; nested list items are separate blocks. */
function* blocksIn(node: PageNode): Generator<PageElement> {
  for (const child of childrenOf(node)) {
    const isBlock = isOneOf(child, blocks);
    if (isBlock) yield child;
    for (const inside of isBlock ? childrenOf(child).filter((one) => isOneOf(one, lists)) : [child])
      yield* blocksIn(inside);
  }
}

/** A row or a sentence, with the addresses it links to. */
interface Statement {
  text: string;
  links: string[];
}

/** Text of a block, with the offsets of its elements and links. */
interface Flat {
  text: string;
  starts: Set<number>;
  links: { at: number; href: string }[];
}

/** A row as a whole, or the sentences of an item or paragraph, each with its links. */
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
