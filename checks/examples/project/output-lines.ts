import { escape, shapeOf } from './line-shape.ts';

/** Stands in shown output for anything that was left out: a line that is only this, or a part of a line. */
export const ellipsis = '…';

/** A line that stands for any lines: the ellipsis or three dots alone, also as a comment. */
export const ellipsisLine = /^\s*(?:\/\/|#|\/\*|<!--)?\s*(?:…|\.\.\.)\s*(?:\*\/|-->)?\s*$/;

/** Headers of `npm run`, and npm's summary of an installation: nobody needs them shown. */
export function isNoise(line: string): boolean {
  return line.startsWith('> ') || npmSummary.test(line);
}

/** The line of a parse error that is at fault begins like a header of `npm run`: `> 3 | const …`. */
export const codeFrameLine = /^> *\d+ \|/;

const npmSummary =
  /^(?:(?:added|removed|changed|up to date)\b.*\b(?:packages?|in <time>)|found 0 vulnerabilities$|\d+ packages? are looking for funding|\s+run `npm fund`)/;

/** A line that counts when output is compared. */
export interface Line {
  text: string;
  original: string;
  /** 0-based line in the text it is from. */
  index: number;
}

/** The lines of an output that count. @param name of the example's folder */
export function linesOf(text: string, name: string): Line[] {
  return text
    .split('\n')
    .map((original, index) => ({ original, index, text: shapeOf(original, name) }))
    .filter((line) => line.text !== '' && !isNoise(line.text));
}

/** Whether a printed line is as the shown one says. */
export function matches(shape: string, line: string): boolean {
  if (!shape.includes(ellipsis)) return shape === line;
  return new RegExp(`^${shape.split(ellipsis).map(escape).join('.*')}$`).test(line);
}

/** An excerpt may leave out indentation, and show a part of a line. */
export function contains(shape: string, line: string): boolean {
  const text = shape.trim();
  return text.includes(ellipsis)
    ? new RegExp(text.split(ellipsis).map(escape).join('.*')).test(line)
    : line.includes(text);
}
