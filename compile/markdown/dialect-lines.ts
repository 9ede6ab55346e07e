/**
 * What of the dialect neither Markdown nor MDX can parse, dealt with line by line before they do. Every replacement keeps
 * lines and columns, so that positions in messages stay right.
 */
import { type AsideKind, asideForms, asidesByMark } from '../../src/model/asides.ts';

/** The body of a page, ready for the parser. */
export interface DialectText {
  text: string;
  /** Kind of the aside that starts on a line (1-based). */
  asides: Map<number, AsideKind>;
  /** Content of the braces at the end of a heading, by line: `#own-id ~alias option:output.path`. */
  braces: Map<number, string>;
  problems: { line: number; message: string }[];
}

/** The letters that begin an aside: `[TW?]`. */
const marks = `[${[...asidesByMark.keys()].join('')}]`;
/** Block quote, list item and aside marks at the start of a line. */
const containers = String.raw`(?:\s|[-*+] |\d{1,9}[.)] |>|${marks}>(?=[ \t]|$))*`;
const fenceStart = new RegExp(String.raw`^(${containers})(\`{3,}(?=[^\`]*$)|~{3,})`);
const asideMark = new RegExp(String.raw`^((?:\s|[-*+] |\d{1,9}[.)] |>)*)([A-Z?!])>(?=[ \t]|$)`);
const hasAsideMark = new RegExp(`${marks}>`);
/** With or without the backslash that keeps MDX from taking the brace for an expression. */
const headingBraces = /^(\s*#{1,6}\s.*?)\s*\\?\{([^{}\\]+)\\?\}\s*#*\s*$/;
const brace = /^(?:[#~][^\s{}]+|[a-z-]+:[^\s{}]+)$/;

/**
 * Turns aside marks into block quotes, takes the braces off headings and, for MDX, blanks HTML comments and unwraps
 * `<https://…>`, which MDX cannot read.
 *
 * @param body Markdown without front matter
 * @param mdx whether it will be parsed as MDX
 */
export function readDialectLines(body: string, mdx: boolean): DialectText {
  const asides: DialectText['asides'] = new Map();
  const braces: DialectText['braces'] = new Map();
  const problems: DialectText['problems'] = [];
  let fence: { marks: string; prefix: string } | undefined;
  /** Line of the comment that is open. */
  let comment: number | undefined;
  let previousAside: { kind: AsideKind; line: number } | undefined;

  const lines = body.split('\n').map((written, index) => {
    const number = index + 1;
    let line = written;
    const mark = asideMark.exec(line);
    const kind = asidesByMark.get(mark?.[2] ?? '');
    if (mark && !kind && comment === undefined && !fence) {
      problems.push({
        line: number,
        message: `There is no aside ${mark[2]}>. Asides begin with ${asideForms().join(', ')}; a > in the text is written \\>.`,
      });
    }
    if (mark && kind && comment === undefined && (!fence || hasAsideMark.test(fence.prefix))) {
      line = `${mark[1]} >${line.slice(mark[0].length)}`;
      if (previousAside?.line !== number - 1) asides.set(number, kind);
      else if (previousAside.kind !== kind) {
        problems.push({ line: number, message: `Leave an empty line between a ${previousAside.kind} and a ${kind}.` });
      }
      previousAside = { kind, line: number };
    }

    if (fence) {
      if (closes(line, fence.marks) || leaves(line, fence.prefix)) fence = undefined;
      return line;
    }
    if (comment !== undefined) {
      const end = line.indexOf('-->');
      if (end >= 0) comment = undefined;
      return mdx ? blank(line, 0, end < 0 ? line.length : end + 3) : line;
    }
    const opening = fenceStart.exec(written);
    if (opening) {
      fence = { marks: opening[2]!, prefix: opening[1]! };
      return line;
    }

    const heading = headingBraces.exec(line);
    if (
      heading &&
      heading[2]!
        .trim()
        .split(/\s+/)
        .every((token) => brace.test(token))
    ) {
      braces.set(number, heading[2]!.trim());
      line = heading[1]!;
    }
    return outsideInlineCode(line, (text) => {
      let result = mdx ? text.replace(/<(https?:\/\/[^\s<>]+|[\w.+-]+@[\w.-]+)>/g, ' $1 ') : text;
      for (let start = result.indexOf('<!--'); start >= 0; start = result.indexOf('<!--', start + 4)) {
        const end = result.indexOf('-->', start);
        if (end < 0) comment = number;
        if (mdx) result = blank(result, start, end < 0 ? result.length : end + 3);
      }
      return result;
    });
  });
  if (comment !== undefined)
    problems.push({
      line: comment,
      message: 'This comment is never closed, and hides the rest of the page: end it with -->.',
    });
  return { text: lines.join('\n'), asides, braces, problems };
}

/** Applies a change to what stands outside `` `code` `` in a line. */
function outsideInlineCode(line: string, change: (text: string) => string): string {
  if (!line.includes('<')) return line;
  return line.split(/((?<!`)(`+)(?!`).*?(?<!`)\2(?!`))/).reduce((result, part, index) => {
    if (index % 3 === 2) return result;
    return result + (index % 3 === 1 ? part : change(part));
  }, '');
}

function closes(line: string, marks: string): boolean {
  const match = /^(?:\s|>)*(`{3,}|~{3,})\s*$/.exec(line);
  return match !== null && match[1]![0] === marks[0] && match[1]!.length >= marks.length;
}

/** A fence inside a block quote ends with it. */
function leaves(line: string, prefix: string): boolean {
  return prefix.includes('>') && !/^(?:\s|[-*+] |\d{1,9}[.)] )*>/.test(line);
}

function blank(line: string, start: number, end: number): string {
  return line.slice(0, start) + ' '.repeat(end - start) + line.slice(end);
}
