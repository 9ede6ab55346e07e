import { toMdast } from 'hast-util-to-mdast';
import { handlers, nodeHandlers } from './handlers.ts';
import { type PagePlace, shownTree } from './shown-tree.ts';
import { serializeMarkdown } from './serialize-markdown.ts';

/**
 * Converts the prose of a page to Markdown (GFM) that contains everything visible in its HTML, in the same order.
 *
 * @param html compiled prose (docs/architecture.md), including links to facts and terms
 * @param place location of the page, used to make links absolute
 */
export function markdownBody(html: string, place: PagePlace): string {
  return serializeMarkdown(
    toMdast(shownTree(html, place), { handlers, nodeHandlers, document: true, quotes: ['“”', '‘’'] }),
  );
}
