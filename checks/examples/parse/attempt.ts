import type { Failure } from '../example.ts';

/** Function that parses code and returns errors, whose `line` is 1-based within the code. */
export type Parser = (code: string) => Failure[];

/**
 * Runs a parser and converts an exception to an error.
 *
 * @param lineOf returns the 1-based line of an exception
 */
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

/** Returns the first line of a text. */
export function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
