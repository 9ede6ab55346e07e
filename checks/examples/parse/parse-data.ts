import json5 from 'json5';
import { parseAllDocuments } from 'yaml';
import type { Failure } from '../example.ts';
import { attempt, firstLine } from './attempt.ts';

/** Returns syntax errors in JSON, which may have comments, single quotes and the like. */
export function parseJson5(code: string): Failure[] {
  return attempt(
    () => void json5.parse(code),
    (error) => (error as { lineNumber?: number }).lineNumber ?? 1,
  );
}

/** Returns syntax errors in YAML with one or several documents. */
export function parseYaml(code: string): Failure[] {
  return parseAllDocuments(code).flatMap((document) =>
    document.errors.map((error) => ({ line: error.linePos?.[0].line ?? 1, message: firstLine(error.message) })),
  );
}

/** Returns the line of an error that `JSON.parse` threw. */
export function jsonLine(error: unknown): number {
  return Number(/line (\d+)/.exec(String(error))?.[1] ?? 1);
}
