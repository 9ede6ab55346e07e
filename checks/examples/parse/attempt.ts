import type { Failure } from '../example.ts';

/** What can go wrong: `line` is 1-based within the code. */
export type Parser = (code: string) => Failure[];

/** The failure of what throws. @param lineOf tells the 1-based line of an error */
export function attempt(parse: () => void, lineOf: (error: unknown) => number): Failure[] {
  try {
    parse();
    return [];
  } catch (error) {
    return [{ line: lineOf(error), message: readable(error) }];
  }
}

function readable(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // oxlint-disable-next-line no-control-regex -- swc colors its picture
  return firstLine(text.replaceAll(/\u001b\[[\d;]*m/g, '').replace(/^\s*(?:x|×)\s*/, ''));
}

/** The first line of a text. */
export function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
