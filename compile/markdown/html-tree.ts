import path from 'node:path';
import type { Root as HtmlRoot } from 'hast';
import type { Code, Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { makeReadmeSafe } from '../readme/safe-html.ts';
import type { SourcePage } from '../types.ts';
import { markAsides } from './asides.ts';
import type { DialectText } from './dialect-lines.ts';
import { fencePlaceholder } from './expand.ts';
import { markComponentsInHtml } from './html-components.ts';
import type { Report } from './report.ts';
import { visit } from './visit.ts';

const toHast = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'],
    handlers: {
      code: (state, node: Code) => {
        const element = {
          type: 'element' as const,
          tagName: fencePlaceholder,
          properties: { dataIndex: node.data?.fenceIndex ?? -1 },
          children: [],
        };
        state.patch(node, element);
        return element;
      },
    },
  })
  .freeze();

const rawToHast = unified().use(rehypeRaw).freeze();

/** Converts Markdown to an HTML tree in which code fences, components and expressions are still placeholders. */
export function toHtmlTree(mdast: Root, page: { source: SourcePage; dialect: DialectText; report: Report }): HtmlRoot {
  const { source, dialect, report } = page;
  markAsides(mdast, dialect.asides, source.kind === 'readme' ? undefined : report);
  if (source.kind !== 'readme' && source.extension === '.md') markComponentsInHtml(mdast, report);
  const tree = toHast.runSync(mdast) as HtmlRoot;
  let raw = false;
  visit(tree, 'raw', () => {
    raw = true;
    return false;
  });
  const parsed = raw
    ? (rawToHast.runSync(tree, new VFile({ value: dialect.text, path: path.basename(source.file) })) as HtmlRoot)
    : tree;
  return source.kind === 'readme' ? makeReadmeSafe(parsed, source) : parsed;
}
