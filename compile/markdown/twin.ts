import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { visit } from './visit.ts';
import type { Fence } from '../types.ts';
import { alertOf } from '../../src/model/asides.ts';
import type { DialectText } from './dialect-lines.ts';
import { visibleCode } from './visible-code.ts';

/** Where a fence stands in the body: 1-based lines of its first and last line, and column of its first character. */
export interface FencePlace {
  fence: Fence;
  start: number;
  end: number;
  column: number;
}

/** A page as the parser had it. */
interface ParsedPage {
  dialect: Pick<DialectText, 'text' | 'asides'>;
  tree: Root;
  /** In order. */
  fences: FencePlace[];
  /** Numbers of lines that the page does not have any more. */
  gone?: ReadonlySet<number> | undefined;
}

/** A line of the twin; blank lines between code stay as many as they are. */
interface TwinLine {
  text: string;
  isCode: boolean;
}

/**
 * The page as Markdown for those who read it as such: its title as heading, each block of code as the page shows it, asides
 * as alerts, without comments, imports, hidden fences, and the attributes and braces that only checks need.
 */
export function markdownTwin(title: string, page: ParsedPage): string {
  const written = page.dialect.text.split('\n');
  const dropped = dropUnseen(page.tree, written);
  for (const line of page.gone ?? []) dropped.add(line);
  const fences = new Map(page.fences.filter(({ start }) => !dropped.has(start)).map((place) => [place.start, place]));
  const lines: TwinLine[] = [];
  let end = 0;
  for (const [index, text] of written.entries()) {
    const number = index + 1;
    if (number <= end) continue;
    const aside = page.dialect.asides.get(number);
    if (aside) lines.push(prose(`${text.slice(0, text.indexOf(' >') + 2)} [!${alertOf(aside)}]`));
    const place = fences.get(number);
    if (place) {
      lines.push(...codeLines(place, written));
      end = place.end;
    } else if (!dropped.has(number)) lines.push(prose(text));
  }
  return `# ${title}\n\n${joinLines(lines)}\n`;
}

/**
 * The twin with other text in place of components, which stand on lines of their own.
 *
 * @param written the body of the page
 * @param copies that text, by the number of the component's line
 */
export function withCopies(twin: string, written: string, copies: ReadonlyMap<number, string>): string {
  if (copies.size === 0) return twin;
  const lines = written.split('\n');
  const texts = new Map([...copies].map(([line, text]) => [lines[line - 1]?.trim(), text]));
  return twin
    .split('\n')
    .map((line) => texts.get(line.trim()) ?? line)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

function prose(text: string): TwinLine {
  return { text, isCode: false };
}

/** Blanks comments within a line, in place, and gives the lines that are all comment or import. */
function dropUnseen(tree: Root, written: string[]): Set<number> {
  const dropped = new Set<number>();
  visit(tree, ['html', 'mdxjsEsm'], (node) => {
    if (node.type === 'html' && !/^<!--[^]*?-->\s*$/.test(node.value)) return;
    if (!node.position) return;
    const { start, end } = node.position;
    const before = (written[start.line - 1] ?? '').slice(0, start.column - 1);
    const after = (written[end.line - 1] ?? '').slice(end.column - 1);
    if (before.trim() === '' && after.trim() === '')
      for (let line = start.line; line <= end.line; line++) dropped.add(line);
    else if (start.line === end.line)
      written[start.line - 1] = `${before}${' '.repeat(end.column - start.column)}${after}`;
  });
  return dropped;
}

/** A block of code as the page shows it; a paragraph's end where it shows none. */
function codeLines({ fence, start, end, column }: FencePlace, written: string[]): TwinLine[] {
  const opening = written[start - 1] ?? '';
  const container = opening.slice(0, column - 1);
  // What continues the list items and quotes that the block stands in.
  const prefix = container.replaceAll(/[-*+](?= )|\d{1,9}[.)](?= )/g, (mark) => ' '.repeat(mark.length));
  if (fence.hidden) return [prose(prefix.trimEnd())];
  const mark = /^(?:`{3,}|~{3,})/.exec(opening.slice(column - 1))?.[0];
  // Code by indentation has nothing in it that a reader does not see.
  if (mark === undefined) return written.slice(start - 1, end).map((text) => ({ text, isCode: true }));
  const title = fence.title === undefined ? '' : ` title="${fence.title}"`;
  const code = visibleCode(fence);
  const inside = code === '' ? [] : code.split('\n').map((line) => (line === '' ? prefix.trimEnd() : prefix + line));
  return [`${container}${mark}${fence.lang}${title}`, ...inside, `${prefix}${mark}`].map((text) => ({
    text,
    isCode: true,
  }));
}

/** The lines, with one blank line at most between what is no code. */
function joinLines(lines: TwinLine[]): string {
  const isBlank = (line: TwinLine | undefined): boolean => !line || (!line.isCode && line.text.trim() === '');
  return lines
    .filter((line, index) => !isBlank(line) || !isBlank(lines[index - 1]))
    .map(({ text, isCode }) => (isCode || text.trim() !== '' ? text : ''))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}
