import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { blockOf, lineOf } from './piece.ts';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Text of a page's Markdown copy as a single string, with the targets of its links and images. */
interface Copied {
  text: string;
  addresses: string[];
}

/**
 * Reads the text and link targets of a page's Markdown copy.
 *
 * @param markdown GFM without front matter
 */
export function copiedPieces(markdown: string): Copied {
  const pieces: string[] = [];
  const addresses: string[] = [];
  visit(parser.parse(markdown), (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') pieces.push(...lineOf(node.value));
    if (node.type === 'html' && node.value !== '<br>') pieces.push(...lineOf(node.value));
    // Skip bare URLs, which GFM turns into links, because a Markdown copy contains only explicit links.
    const isLink = node.type === 'link' && /[[<]/.test(markdown[node.position?.start.offset ?? 0]!);
    if (isLink || node.type === 'image') addresses.push(node.url);
    if (node.type === 'image') pieces.push(...lineOf(node.alt ?? ''));
    if (node.type === 'linkReference' || node.type === 'footnoteReference') pieces.push(...lineOf(toString(node)));
    if (node.type === 'code') {
      const meta = node.meta ?? '';
      const title = /\btitle="(.*?)"/.exec(meta)?.[1] ?? '';
      pieces.push(blockOf({ title, isVerified: /(?:^| )verified$/.test(meta), code: node.value }));
    }
  });
  return { text: pieces.join(''), addresses };
}
