import type { Link, Paragraph, Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from '../../compile/markdown/visit.ts';

/** Patterns for text that mistakes in Markdown leave behind, so that readers would see it. */
const left: [pattern: RegExp, message: string][] = [
  [/\*\*/, 'these marks of bold text aren’t paired: close them, or put the text in backticks'],
  [/`/, 'this backtick has no partner: close the inline code'],
  [/\[[^\]]*\]\([^)\s]*(?:\s|$)/, 'this link isn’t closed: its address ends with a parenthesis'],
];

/** Matches link text that doesn't say where the link goes. */
const vague = /^(?:(?:click )?here|this(?: (?:link|page))?|link|read more|more)$/i;

/** Finds mistakes in Markdown that compile without errors, but not to the intended result. */
export function markupSlips(tree: Root): { line: number; message: string }[] {
  const found: { line: number; message: string }[] = [];
  const tell = (line: number, message: string): void => void found.push({ line, message });
  visit(tree, 'text', ({ value, position }: Text) => {
    const start = position?.start.line ?? 1;
    for (const [pattern, message] of left) {
      const at = value.search(pattern);
      if (at >= 0) tell(start + value.slice(0, at).split('\n').length - 1, message);
    }
    const item = value.search(/\n[-*](?=[^\s*-])/);
    if (item >= 0)
      tell(start + value.slice(0, item + 1).split('\n').length - 1, 'a list item has a space after its mark');
  });
  visit(tree, 'paragraph', ({ children: [first], position }: Paragraph) => {
    if (first?.type === 'text' && /^#{1,6}[^\s#!\d]/.test(first.value))
      tell(position?.start.line ?? 1, 'a heading has a space after its #');
  });
  visit(tree, 'link', (link: Link) => {
    const line = link.position?.start.line ?? 1;
    const text = toString(link);
    if (vague.test(text)) tell(line, `the link “${text}” doesn’t say where it leads: name the page`);
    if (/^http:\/\/(?!localhost|127\.|\[)[\w-]+\.[\w.-]+/.test(link.url) && !text.startsWith('http://'))
      tell(line, `${link.url} isn’t encrypted: write https`);
  });
  return found;
}
