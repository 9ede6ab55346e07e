/**
 * Preprocesses, line by line, the Markdown extensions that neither Markdown nor MDX parsers support. Replacements
 * preserve lines and columns, so that positions in messages stay correct.
 */
import { type AsideKind, asideForms, asidesByMark } from '../../src/model/asides.ts';

/** The preprocessed Markdown body of a page. */
export interface DialectText {
  text: string;
  /** Type of the aside, such as tip or warning, that starts on each line (1-based). */
  asides: Map<number, AsideKind>;
  /** Content of the braces at the end of each heading, by line: `#own-id ~alias option:output.path`. */
  braces: Map<number, string>;
  problems: { line: number; message: string }[];
}

/** The letters that start an aside in Markdown, as a character class: `[TW?]`. */
const marks = `[${[...asidesByMark.keys()].join('')}]`;
/** Pattern for block quote, list item and aside markers at the start of a line. */
const containers = String.raw`(?:\s|[-*+] |\d{1,9}[.)] |>|${marks}>(?=[ \t]|$))*`;
const fenceStart = new RegExp(String.raw`^(${containers})(\`{3,}(?=[^\`]*$)|~{3,})`);
const asideMark = new RegExp(String.raw`^((?:\s|[-*+] |\d{1,9}[.)] |>)*)([A-Z?!])>(?=[ \t]|$)`);
const hasAsideMark = new RegExp(`${marks}>`);
/**
 * Matches a heading with braces at its end. In MDX, a backslash before the braces keeps them from being parsed as an
 * expression.
 */
const headingBraces = /^(\s*#{1,6}\s.*?)\s*\\?\{([^{}\\]+)\\?\}\s*#*\s*$/;
const brace = /^(?:[#~][^\s{}]+|[a-z-]+:[^\s{}]+)$/;

/**
 * Converts aside markers to block quotes and removes the braces of headings. For MDX, it also blanks HTML comments and
 * unwraps `<https://…>`, which MDX can't parse.
 *
 * @param body Markdown without front matter
 * @param mdx whether it will be parsed as MDX
 */
export function readDialectLines(body: string, mdx: boolean): DialectText {
  const reader = new DialectReader(mdx);
  const lines = body.split('\n').map((line, index) => reader.read(line, index + 1));
  return { text: lines.join('\n'), ...reader.end() };
}

/** Reads a page line by line, and keeps track of open code fences and HTML comments. */
class DialectReader {
  readonly #mdx: boolean;
  readonly #asides: DialectText['asides'] = new Map();
  readonly #braces: DialectText['braces'] = new Map();
  readonly #problems: DialectText['problems'] = [];
  #fence: { marks: string; prefix: string } | undefined;
  /** Line on which the current HTML comment starts; undefined outside of comments. */
  #comment: number | undefined;
  #previousAside: { kind: AsideKind; line: number } | undefined;

  constructor(mdx: boolean) {
    this.#mdx = mdx;
  }

  /** @returns the line as plain Markdown, without the site's own syntax */
  read(written: string, number: number): string {
    const line = this.#readAside(written, number);
    if (this.#fence) {
      if (closes(line, this.#fence.marks) || leaves(line, this.#fence.prefix)) this.#fence = undefined;
      return line;
    }
    if (this.#comment !== undefined) return this.#passComment(line);
    const [opening, prefix = '', marks = ''] = fenceStart.exec(written) ?? [];
    if (opening !== undefined) {
      this.#fence = { marks, prefix };
      return line;
    }
    return outsideInlineCode(this.#readHeading(line, number), (text) => this.#readText(text, number));
  }

  /**
   * Finishes after the last line of the page.
   *
   * @returns the results
   */
  end(): Omit<DialectText, 'text'> {
    if (this.#comment !== undefined) {
      const message = 'This comment is never closed, so it hides the rest of the page. End it with -->.';
      this.#problems.push({ line: this.#comment, message });
    }
    return { asides: this.#asides, braces: this.#braces, problems: this.#problems };
  }

  #readAside(line: string, number: number): string {
    const mark = asideMark.exec(line);
    if (!mark || this.#comment !== undefined) return line;
    const kind = asidesByMark.get(mark[2] ?? '');
    if (!kind) {
      const message = `Unknown aside ${mark[2]}>. Asides begin with ${asideForms().join(', ')}. To write a > in the text, use \\>.`;
      if (!this.#fence) this.#problems.push({ line: number, message });
      return line;
    }
    if (this.#fence && !hasAsideMark.test(this.#fence.prefix)) return line;
    const previous = this.#previousAside;
    if (previous?.line !== number - 1) this.#asides.set(number, kind);
    else if (previous.kind !== kind) {
      const message = `Leave an empty line between a ${previous.kind} and a ${kind}.`;
      this.#problems.push({ line: number, message });
    }
    this.#previousAside = { kind, line: number };
    return `${mark[1]} >${line.slice(mark[0].length)}`;
  }

  #passComment(line: string): string {
    const end = line.indexOf('-->');
    if (end >= 0) this.#comment = undefined;
    return this.#mdx ? blank(line, 0, end < 0 ? line.length : end + 3) : line;
  }

  #readHeading(line: string, number: number): string {
    const [whole, heading = '', braces = ''] = headingBraces.exec(line) ?? [];
    const tokens = braces.trim().split(/\s+/);
    if (whole === undefined || !tokens.every((token) => brace.test(token))) return line;
    this.#braces.set(number, braces.trim());
    return heading;
  }

  #readText(text: string, number: number): string {
    let result = this.#mdx ? text.replace(/<(https?:\/\/[^\s<>]+|[\w.+-]+@[\w.-]+)>/g, ' $1 ') : text;
    for (let start = result.indexOf('<!--'); start >= 0; start = result.indexOf('<!--', start + 4)) {
      const end = result.indexOf('-->', start);
      if (end < 0) this.#comment = number;
      if (this.#mdx) result = blank(result, start, end < 0 ? result.length : end + 3);
    }
    return result;
  }
}

/** Applies a change to a line of Markdown, except its inline code. */
function outsideInlineCode(line: string, change: (text: string) => string): string {
  if (!line.includes('<')) return line;
  return line.split(/((?<!`)(`+)(?!`).*?(?<!`)\2(?!`))/).reduce((result, part, index) => {
    if (index % 3 === 2) return result;
    return result + (index % 3 === 1 ? part : change(part));
  }, '');
}

function closes(line: string, marks: string): boolean {
  const [, closing = ''] = /^(?:\s|>)*(`{3,}|~{3,})\s*$/.exec(line) ?? [];
  return closing !== '' && closing[0] === marks[0] && closing.length >= marks.length;
}

/** Whether a line is outside the block quote that contains a code fence, so that the fence ends too. */
function leaves(line: string, prefix: string): boolean {
  return prefix.includes('>') && !/^(?:\s|[-*+] |\d{1,9}[.)] )*>/.test(line);
}

function blank(line: string, start: number, end: number): string {
  return line.slice(0, start) + ' '.repeat(end - start) + line.slice(end);
}
