import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en';
import type { Root, Table, TableCell, Text } from 'mdast';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextSpell from 'retext-spell';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { ProseProblem } from './lint-prose.ts';

/** Words used by this project that the spelling dictionary doesn't contain, one per line. */
const words = readFileSync(new URL('./words.txt', import.meta.url), 'utf8').split('\n');

/**
 * Value of retext-spell's option `max` that disables suggestions, which would take most of the time. With 0, the
 * default of 30 would apply.
 */
const noSuggestions = -1;

const speller = unified()
  .use(retextEnglish)
  .use(retextSpell, { dictionary, personal: words.join('\n'), max: noSuggestions })
  .freeze();

/**
 * Whether a word is an identifier: it contains a dot, digit, underscore or colon, or capitals after the first letter.
 */
const isName = (word: string): boolean => /^\.|[.:_\d]\w|\w\d|[a-z][A-Z]|[A-Z]{2}/.test(word);

/**
 * Whether a word is in the project's list of correct words. A hyphenated word may include the period that ends its
 * sentence.
 */
const isListed = (word: string): boolean => words.includes(word.replace(/\.$/, ''));

/**
 * Finds words on a page that are neither in the dictionary nor in the project's list.
 *
 * @param tree Markdown of a page; code and ids in braces are ignored
 */
export async function spellingProblems(tree: Root, source: string): Promise<(ProseProblem & { word: string })[]> {
  const copy = structuredClone(tree);
  const cells: TableCell[] = [];
  visit(copy, 'table', (table: Table, index, parent) => {
    cells.push(...table.children.flatMap((row) => row.children));
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
  visit(copy, 'text', (text: Text) => {
    text.value = withoutIds(text.value);
  });
  const file = new VFile(source);
  await unified()
    .use(
      remarkRetext,
      speller as never,
      { ignore: ['html', 'mdxJsxFlowElement', 'mdxFlowExpression', 'mdxTextExpression'] } as never,
    )
    .run(copy, file);
  for (const cell of cells) {
    const inside = new VFile(wordsOf(cell));
    await speller.run(speller.parse(inside), inside);
    for (const { actual } of inside.messages)
      file.message('', { line: cell.position?.start.line ?? 1, column: 1 }).actual = actual;
  }
  return file.messages
    .filter(({ actual }) => !isName(actual ?? '') && !isListed(actual ?? ''))
    .map(({ line, actual }) => ({
      line: line ?? 1,
      word: actual ?? '',
      message: `“${actual}” is in no dictionary: correct it, or add a word of this project to checks/prose/words.txt`,
    }));
}

/**
 * Removes URLs, and ids and fact names in braces, from a text before the spelling check. The braces may continue in the
 * next node if they contain code.
 */
function withoutIds(text: string): string {
  return text.replaceAll(/https?:\/\/\S+|\{[^}\n]*\}?|^[^{\n]*\}/g, '');
}

/** Returns the words of a table cell, one text node after another. */
function wordsOf(cell: TableCell): string {
  const texts: string[] = [];
  visit(cell, 'text', ({ value }: Text) => void texts.push(withoutIds(value)));
  return texts.join('\n\n');
}
