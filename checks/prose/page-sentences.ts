import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { foldSpaces } from '../../src/model/fold-spaces.ts';

/** A sentence in the prose of a page. */
export interface PageSentence {
  /** Path of the page's file. */
  file: string;
  /** 1-based line of the sentence in the page's file. */
  line: number;
  text: string;
}

/** Minimum number of words in a sentence that counts as a statement. Shorter sentences are rarely true or false. */
const fewestWords = 5;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Returns the sentences on a page: sentences of paragraphs and list items, and whole table rows, because their cells
 * make sense only together.
 */
export function pageSentences(file: string, tree: Root): PageSentence[] {
  const sentences: PageSentence[] = [];
  const add = (node: Nodes, text: string): void => {
    const words = foldSpaces(text);
    if (words.split(' ').length >= fewestWords)
      sentences.push({ file, line: node.position?.start.line ?? 1, text: words });
  };
  visit(tree, (node, index, parent) => {
    if (node.type === 'tableRow' && parent?.type === 'table' && index !== 0) {
      add(node, node.children.map((cell) => toString(cell)).join(' | '));
      return SKIP;
    }
    if (node.type !== 'paragraph') return undefined;
    for (const { segment } of segmenter.segment(toString(node))) add(node, segment);
    return SKIP;
  });
  return sentences;
}

/**
 * Returns the descriptions of API members in a YAML file, each with its subject.
 *
 * @param text lines such as `Chunk.name: The name of the chunk.`; comments and continuation lines are ignored
 */
export function descriptionSentences(file: string, text: string): PageSentence[] {
  return text.split('\n').flatMap((line, at) => (/^[\w$]/.test(line) ? [{ file, line: at + 1, text: line }] : []));
}
