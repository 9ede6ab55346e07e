import { toString } from 'mdast-util-to-string';
import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from '../../compile/markdown/visit.ts';
import type { CompiledPage } from '../../compile/types.ts';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Begins what follows a page in the full text of the site. */
const next = 'The next page';

/**
 * What of a page's code is otherwise in its Markdown twin, or in the full text of the site: every block that a reader sees
 * is to be there, character for character.
 *
 * @returns a message for each block that differs, with its line in the page's file
 */
export function differingBlocks({ html, markdown, fences }: CompiledPage): { line: number; message: string }[] {
  const shown = shownBlocks(html);
  const { blocks: copied, isClosed } = copiedBlocks(markdown);
  const lines = fences.filter(({ hidden }) => !hidden).map(({ line }) => line);
  const problems = shown.flatMap((code, index) =>
    code === copied[index]
      ? []
      : [
          {
            line: lines[index] ?? 1,
            message: `This block is not the same in the Markdown copy: ${difference(code, copied[index])}`,
          },
        ],
  );
  if (copied.length > shown.length)
    problems.push({
      line: 1,
      message: `The Markdown copy has ${copied.length} blocks of code, and the page ${shown.length}.`,
    });
  if (!isClosed)
    problems.push({
      line: 1,
      message: 'The Markdown copy ends inside a block, and swallows what follows it in llms-full.txt.',
    });
  return problems;
}

/** Texts of the blocks that a reader of the page sees; of an install command, the one for npm. */
function shownBlocks(html: string): string[] {
  const texts: string[] = [];
  walk(parseFragment(html));
  return texts;

  function walk(node: DefaultTreeAdapterTypes.ParentNode): void {
    let panels = 0;
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      if (
        child.attrs.some(({ name, value }) => name === 'class' && value === 'tab-panel') &&
        isInstall(node) &&
        panels++ > 0
      )
        continue;
      if (child.tagName === 'pre') texts.push(textOf(child));
      else walk(child);
    }
  }
}

function isInstall(node: DefaultTreeAdapterTypes.ParentNode): boolean {
  return 'attrs' in node && node.attrs.some(({ name, value }) => name === 'data-tabs' && value === 'npm');
}

function isOtherForm(node: DefaultTreeAdapterTypes.ParentNode): boolean {
  const names = 'attrs' in node ? (node.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? []) : [];
  return (
    'tagName' in node &&
    node.tagName === 'span' &&
    !names.includes('esm') &&
    (names.includes('cjs') || names.includes('ts'))
  );
}

/** Text of a block; of a configuration in several forms, that of the ES module. */
function textOf(node: DefaultTreeAdapterTypes.ParentNode): string {
  if (isOtherForm(node)) return '';
  return node.childNodes
    .map((child) => ('value' in child ? child.value : 'childNodes' in child ? textOf(child) : ''))
    .join('');
}

/** Texts of the blocks in the twin, as any reader of Markdown finds them. */
function copiedBlocks(twin: string): { blocks: string[]; isClosed: boolean } {
  const tree = parser.parse(`${twin.trim()}\n\n# ${next}\n`);
  const blocks: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'code') blocks.push(node.value);
    if (node.type === 'html') blocks.push(...shownBlocks(node.value));
  });
  const last = tree.children.at(-1);
  return { blocks, isClosed: last?.type === 'heading' && toString(last) === next };
}

function difference(shown: string, copied: string | undefined): string {
  if (copied === undefined) return `${JSON.stringify(shown.slice(0, 60))} is missing.`;
  const [ours, theirs] = [shown.split('\n'), copied.split('\n')];
  const line = ours.findIndex((text, index) => text !== theirs[index]);
  const has = (text: string | undefined): string => (text === undefined ? 'ended' : JSON.stringify(text));
  return `in its line ${line + 1} the page has ${has(ours[line])} and the copy ${has(theirs[line])}.`;
}
