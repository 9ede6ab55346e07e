import type { Failure } from '../example.ts';

/** Parses code and returns errors; `line` is 1-based within the code. */
export type Parser = (code: string) => Failure[];

/** Converts an exception to an error. @param lineOf extracts the 1-based line */
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
  // oxlint-disable-next-line no-control-regex -- swc colors its code frames
  return firstLine(text.replaceAll(/\u001b\[[\d;]*m/g, '').replace(/^\s*(?:x|×)\s*/, ''));
}

/** The first line of a text. */
export function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
