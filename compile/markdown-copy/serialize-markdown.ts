import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  // Don't align table columns in Markdown, because padding would make up half the bytes of a wide table.
  .use(remarkGfm, { tablePipeAlign: false, stringLength: () => 3 })
  .use(remarkStringify, { bullet: '-', listItemIndent: 'one', emphasis: '_', rule: '-' })
  .freeze();

/** Serializes a syntax tree as Markdown (GFM), trimmed. */
export function serializeMarkdown(tree: Nodes): string {
  return writer.stringify(tree.type === 'root' ? tree : { type: 'root', children: [tree as never] }).trim();
}
