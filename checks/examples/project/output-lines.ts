import { shapeOf } from './line-shape.ts';

/** Ellipsis that stands for omitted output, either as a whole line or within a line. */
export const ellipsis = '…';

/** Matches a line that stands for any number of lines: an ellipsis or three dots, optionally in a comment. */
export const ellipsisLine = /^\s*(?:\/\/|#|\/\*|<!--)?\s*(?:…|\.\.\.)\s*(?:\*\/|-->)?\s*$/;

/** Whether pages may omit a line: a header of `npm run`, or npm's summary of an installation. */
export function isNoise(line: string): boolean {
  return line.startsWith('> ') || npmSummary.test(line);
}

/** Matches the marked line in a code frame, which looks like a header of `npm run`: `> 3 | const …`. */
export const codeFrameLine = /^> *\d+ \|/;

const npmSummary =
  /^(?:(?:added|removed|changed|up to date)\b.*\b(?:packages?|in <time>)|found 0 vulnerabilities$|\d+ packages? are looking for funding|\s+run `npm fund`)/;

/** A line of output that pages can't omit. */
export interface Line {
  text: string;
  original: string;
  /** 0-based index in the text of the output. */
  index: number;
}

/**
 * Returns the lines of output that pages can't omit.
 *
 * @param name name of the example's folder
 */
export function linesOf(text: string, name: string): Line[] {
  return text
    .split('\n')
    .map((original, index) => ({ original, index, text: shapeOf(original, name) }))
    .filter((line) => line.text !== '' && !isNoise(line.text));
}

/** Whether a printed line matches a line on the page. */
export function matches(shape: string, line: string): boolean {
  if (!shape.includes(ellipsis)) return shape === line;
  return new RegExp(
    `^${shape
      .split(ellipsis)
      .map((part) => RegExp.escape(part))
      .join('.*')}$`,
  ).test(line);
}

/**
 * Whether a printed line contains a line of an excerpt. An excerpt may omit indentation, and show only part of a line.
 */
export function contains(shape: string, line: string): boolean {
  const text = shape.trim();
  return text.includes(ellipsis)
    ? new RegExp(
        text
          .split(ellipsis)
          .map((part) => RegExp.escape(part))
          .join('.*'),
      ).test(line)
    : line.includes(text);
}
