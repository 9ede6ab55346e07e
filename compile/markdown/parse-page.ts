import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { SourcePage } from '../types.ts';
import type { DialectText } from './dialect-lines.ts';
import type { Report } from './report.ts';

const plainParser = unified().use(remarkParse).use(remarkGfm).freeze();

const mdxParser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/** Maximum number of MDX syntax errors to report per page. Each costs another parse. */
const mostMdxMistakes = 20;

/**
 * Parses a page's Markdown or MDX. At each MDX error, it blanks the line and parses the page again, so that one run
 * reports all errors.
 */
export function parse(dialect: DialectText, source: SourcePage, report: Report): Root {
  if (source.extension === '.md') return plainParser.parse(dialect.text);
  const lines = dialect.text.split('\n');
  for (let attempt = 0; attempt < mostMdxMistakes; attempt++) {
    try {
      return mdxParser.parse(lines.join('\n'));
    } catch (error) {
      const { line, column, reason } = mistakeOf(error);
      const aftermath = attempt > 0 && /closing slash/.test(reason);
      if (!aftermath) report.error(explainMdx(reason), { start: { line, column } });
      if (lines[line - 1]?.trim() === '') break;
      lines[line - 1] = '';
    }
  }
  return { type: 'root', children: [] };
}

function mistakeOf(error: unknown): { line: number; column: number; reason: string } {
  const { line, column, reason, message } = error as {
    line?: number;
    column?: number;
    reason?: string;
    message: string;
  };
  const text = reason ?? message;
  // Read the position of unclosed tags from the MDX parser's message, which is the only place that has it:
  // "(10:1-10:6)".
  const [, opened, openedColumn] = /\((\d+):(\d+)-/.exec(text) ?? [];
  return { line: Number(opened ?? line ?? 1), column: Number(openedColumn ?? column ?? 1), reason: text };
}

/** Returns the MDX parser's message with advice for authors. */
function explainMdx(reason: string): string {
  // Remove the position in the MDX parser's message, because it counts lines without the front matter.
  const short = reason
    .split('\n')[0]!
    .replaceAll(/ \(\d+:\d+-\d+:\d+\)/g, '')
    .trim();
  if (/acorn|expression/i.test(short))
    return `A { starts an expression in .mdx, but this is not one. Write \\{, or put the code in backticks. (${short})`;
  if (/closing (?:tag|slash)|end-tag|opening tag|open tag|to be closed/i.test(short))
    return `A tag is opened but not closed, or closed but not opened. Put a tag around paragraphs on its own line. (${short})`;
  return `A < starts a tag in .mdx, but this is not one. Write &lt; or \\<, or put the code in backticks. (${short})`;
}
