import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from '../../compile/markdown/visit.ts';
import { readDialectLines } from '../../compile/markdown/dialect-lines.ts';
import { parseFenceInfo } from '../../compile/markdown/fence.ts';
import type { Fence } from '../../compile/types.ts';
import { readContent } from '../content-files.ts';
import type { PageFences } from '../../compile/examples/units.ts';
import type { Failure } from './example.ts';

/**
 * Parses the fenced code blocks of a page, with their attributes.
 *
 * @param file path of an `.md` or `.mdx` file
 * @returns the fences in order, and a failure for each invalid attribute
 * @throws Error with `file:line` if an `.mdx` page can't be parsed
 */
export function readFences(file: string): PageFences & { failures: Failure[] } {
  const mdx = file.endsWith('.mdx');
  // Braces of headings and marks of asides aren't valid in MDX, so they are removed first.
  const { text: source } = readDialectLines(readContent(file), mdx);
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
  if (mdx) parser.use(remarkMdx);
  const fences: Fence[] = [];
  const failures: Failure[] = [];
  visit(parseOrExplain(), 'code', (node) => {
    const line = node.position?.start.line ?? 1;
    const { attributes, problems } = parseFenceInfo([node.lang, node.meta].filter(Boolean).join(' '));
    failures.push(...problems.map((message) => ({ line, message })));
    fences.push({ ...attributes, code: node.value, line, anchor: '' });
  });
  return { file, fences, failures };

  function parseOrExplain(): ReturnType<typeof parser.parse> {
    try {
      return parser.parse(source);
    } catch (error) {
      const { line = 1, reason } = error as { line?: number; reason?: string };
      throw new Error(`${file}:${line}: the page cannot be parsed: ${reason ?? String(error)}`, { cause: error });
    }
  }
}
