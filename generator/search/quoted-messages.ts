/** Messages that the text of a page quotes: in a cell, an item or a sentence, as code or between quotation marks. */
import { readsPrinted } from '../../src/search-engine/telling-lines.ts';
import { squash } from '../../src/search-engine/words.ts';
import { attributeOf, childrenOf, elementsIn, folded, isElement, isOneOf, type PageNode, textOf } from './page-tree.ts';

/** Words from which on what is quoted may be a message. */
const leastWords = 3;
/** Characters of a message that tell it from others; what follows varies. */
const longest = 120;
/** Characters from which on what is emphasized, or between quotation marks, may be a message. */
const shortest = 12;

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const quotation = new RegExp(`[“"]([^”"<>=]{${shortest},})[”"]`, 'g');

/** A place of the page, or something quoted. */
interface Met {
  id?: string;
  quoted?: string;
}

/**
 * The messages that a page quotes under each of its headings, once each; headings themselves are known already.
 * @param tree of the page
 * @param headingOf number of the heading above each id
 */
export function quotedMessages(
  tree: PageNode,
  headingOf: ReadonlyMap<string, number>,
): [entry: number, message: string][] {
  const found = new Map<string, [number, string]>();
  let entry = 0;
  for (const { id, quoted = '' } of metIn(tree)) {
    if (id !== undefined) entry = headingOf.get(id) ?? entry;
    const text = folded(quoted);
    if (text.split(' ').length < leastWords || !readsPrinted(text) || /[{};]|=>/.test(text)) continue;
    const key = `${entry} ${squash(text)}`;
    if (!found.has(key)) found.set(key, [entry, text.slice(0, longest)]);
  }
  return [...found.values()];
}

/** Places and quotations, in order. Blocks of code show far more than messages and are left out. */
function* metIn(node: PageNode): Generator<Met> {
  if ('value' in node) for (const [, quoted = ''] of node.value.matchAll(quotation)) yield { quoted };
  if (!isElement(node)) return yield* metInChildren(node);
  if (node.tagName === 'pre') return;
  const id = attributeOf(node, 'id');
  if (id !== undefined) yield { id };
  if (headings.has(node.tagName)) return;
  if (node.tagName === 'code' || isEmphasized(node)) yield { quoted: textOf(node) };
  else yield* metInChildren(node);
}

function* metInChildren(node: PageNode): Generator<Met> {
  for (const child of childrenOf(node)) yield* metIn(child);
}

/** Whether a node is an emphasized text, nothing but text, that may be a message. */
function isEmphasized(node: PageNode): boolean {
  const [only, ...others] = childrenOf(node);
  return (
    isOneOf(node, new Set(['em'])) &&
    others.length === 0 &&
    only !== undefined &&
    'value' in only &&
    only.value.length >= shortest
  );
}

const isCode = (node: PageNode): boolean => isElement(node) && node.tagName === 'code';

/**
 * The messages that a heading quotes beside other words: `… (reading 'tap')` of an old plugin. The heading is known by them
 * as by its own name.
 * @param tree of the page
 * @param headingOf number of the heading above each id
 */
export function messagesInHeadings(
  tree: PageNode,
  headingOf: ReadonlyMap<string, number>,
): [entry: number, message: string][] {
  return [...elementsIn(tree)].flatMap((heading) => {
    if (!headings.has(heading.tagName) || heading.tagName === 'h1') return [];
    const entry = headingOf.get(attributeOf(heading, 'id') ?? '');
    if (entry === undefined || textOf(heading, isCode) === '') return [];
    return [...elementsIn(heading)]
      .filter(isCode)
      .map((code) => textOf(code))
      .filter((text) => text.split(' ').length >= leastWords && readsPrinted(text))
      .map((text): [number, string] => [entry, text]);
  });
}
