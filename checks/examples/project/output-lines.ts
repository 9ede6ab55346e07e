import { escape, shapeOf } from './line-shape.ts';

/** Marks omissions in shown output, as a whole line or part of one. */
export const ellipsis = '…';

/** A line that matches any lines: an ellipsis or three dots alone, optionally in a comment. */
export const ellipsisLine = /^\s*(?:\/\/|#|\/\*|<!--)?\s*(?:…|\.\.\.)\s*(?:\*\/|-->)?\s*$/;

/** Headers of `npm run`, and npm's summary of an installation, which pages may omit. */
export function isNoise(line: string): boolean {
  return line.startsWith('> ') || npmSummary.test(line);
}

/** The marked line in a code frame looks like a header of `npm run`: `> 3 | const …`. */
export const codeFrameLine = /^> *\d+ \|/;

const npmSummary =
  /^(?:(?:added|removed|changed|up to date)\b.*\b(?:packages?|in <time>)|found 0 vulnerabilities$|\d+ packages? are looking for funding|\s+run `npm fund`)/;

/** A significant line of output. */
export interface Line {
  text: string;
  original: string;
  /** 0-based line in its text. */
  index: number;
}

/** The significant lines of an output. @param name of the example's folder */
export function linesOf(text: string, name: string): Line[] {
  return text
    .split('\n')
    .map((original, index) => ({ original, index, text: shapeOf(original, name) }))
    .filter((line) => line.text !== '' && !isNoise(line.text));
}

/** Whether a printed line matches a shown one. */
export function matches(shape: string, line: string): boolean {
  if (!shape.includes(ellipsis)) return shape === line;
  return new RegExp(`^${shape.split(ellipsis).map(escape).join('.*')}$`).test(line);
}

/** An excerpt may omit indentation and show part of a line. */
export function contains(shape: string, line: string): boolean {
  const text = shape.trim();
  return text.includes(ellipsis)
    ? new RegExp(text.split(ellipsis).map(escape).join('.*')).test(line)
    : line.includes(text);
}
