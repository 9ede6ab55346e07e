/**
 * Finds error messages that a page quotes in a table cell, list item, or sentence, either as code or in quotation
 * marks.
 */
import { readsPrinted } from '../../src/search-engine/telling-lines.ts';
import { squash } from '../../src/search-engine/words.ts';
import { attributeOf, childrenOf, elementsIn, isElement, isOneOf, type PageNode, textOf } from './page-tree.ts';
import { foldSpaces } from '../../src/model/fold-spaces.ts';

/** Minimum number of words in a quoted error message. */
const leastWords = 3;
/** Number of characters of an error message that are stored. They identify the message, and the rest varies. */
const longest = 120;
/** Minimum length in characters of an emphasized or quoted text that may be an error message. */
const shortest = 12;

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const quotation = new RegExp(`[“"]([^”"<>=]{${shortest},})[”"]`, 'g');

/** An element's id or a quoted text, found while walking a page in document order. */
interface Met {
  id?: string;
  quoted?: string;
  /**
   * Whether the quoted text is an error message because of its position in a table of messages, regardless of its
   * wording.
   */
  isMessage?: boolean;
}

/**
 * Returns the error messages quoted below each heading of a page, without duplicates. Headings themselves are indexed
 * separately.
 *
 * @param tree tree of the page
 * @param headingOf index of the heading above each id
 */
export function quotedMessages(
  tree: PageNode,
  headingOf: ReadonlyMap<string, number>,
): [entry: number, message: string][] {
  const found = new Map<string, [number, string]>();
  let entry = 0;
  for (const { id, quoted = '', isMessage = false } of metIn(tree)) {
    if (id !== undefined) entry = headingOf.get(id) ?? entry;
    const text = foldSpaces(quoted);
    if (text.split(' ').length < leastWords || !(isMessage || readsPrinted(text)) || /[{};]|=>/.test(text)) continue;
    const key = `${entry} ${squash(text)}`;
    if (!found.has(key)) found.set(key, [entry, text.slice(0, longest)]);
  }
  return [...found.values()];
}

/**
 * Yields ids and quoted texts in document order. Code blocks are excluded, because they contain much more than error
 * messages.
 */
function* metIn(node: PageNode): Generator<Met> {
  if ('value' in node) for (const [, quoted = ''] of node.value.matchAll(quotation)) yield { quoted };
  if (!isElement(node)) return yield* metInChildren(node);
  if (node.tagName === 'pre') return;
  const id = attributeOf(node, 'id');
  if (id !== undefined) yield { id };
  if (headings.has(node.tagName)) return;
  if (listsMessages(node)) return yield* metInList(node);
  if (node.tagName === 'code' || isEmphasized(node)) yield { quoted: textOf(node) };
  else yield* metInChildren(node);
}

function* metInChildren(node: PageNode): Generator<Met> {
  for (const child of childrenOf(node)) yield* metIn(child);
}

/** Whether an HTML node is a table of error messages, judging by the header of its first column. */
function listsMessages(node: PageNode): boolean {
  return (
    isElement(node) &&
    node.tagName === 'table' &&
    foldSpaces(textOf([...elementsIn(node)].find(isHead) ?? node)) === 'Message'
  );
}

const isHead = (node: PageNode): boolean => isElement(node) && node.tagName === 'th';

/** Yields ids and quoted texts in a table of error messages. Quoted text in its first column is always a message. */
function* metInList(table: PageNode): Generator<Met> {
  for (const row of elementsIn(table)) {
    if (row.tagName !== 'tr') continue;
    for (const [column, cell] of childrenOf(row).filter(isElement).entries())
      for (const met of metIn(cell)) yield column === 0 ? { ...met, isMessage: true } : met;
  }
}

/** Whether an HTML node is emphasized plain text that may be an error message. */
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
 * Returns error messages quoted within a heading, such as `… (reading 'tap')` in a heading about an old plugin. They
 * become synonyms of the heading in the search.
 *
 * @param tree tree of the page
 * @param headingOf index of the heading above each id
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
