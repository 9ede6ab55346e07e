import { toMdast } from 'hast-util-to-mdast';
import { handlers, nodeHandlers } from './handlers.ts';
import { type PagePlace, shownTree } from './shown-tree.ts';
import { writeMarkdown } from './write-markdown.ts';

/**
 * The prose of a page as Markdown (GFM): all that a reader of its finished HTML sees, in the same order.
 *
 * @param html by the markup contract of docs/architecture.md, links to facts and terms included
 * @param place makes its links absolute
 */
export function markdownBody(html: string, place: PagePlace): string {
  return writeMarkdown(
    toMdast(shownTree(html, place), { handlers, nodeHandlers, document: true, quotes: ['“”', '‘’'] }),
  );
}
