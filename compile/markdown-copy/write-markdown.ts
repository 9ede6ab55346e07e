import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  // Aligned columns would be half of a wide table's bytes.
  .use(remarkGfm, { tablePipeAlign: false, stringLength: () => 3 })
  .use(remarkStringify, { bullet: '-', listItemIndent: 'one', emphasis: '_', rule: '-' })
  .freeze();

/** A tree as Markdown (GFM), without white space around it. */
export function writeMarkdown(tree: Nodes): string {
  return writer.stringify(tree.type === 'root' ? tree : { type: 'root', children: [tree as never] }).trim();
}
