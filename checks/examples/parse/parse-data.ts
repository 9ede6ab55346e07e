import json5 from 'json5';
import { parseAllDocuments } from 'yaml';
import type { Failure } from '../example.ts';
import { attempt, firstLine } from './attempt.ts';

/** JSON with comments, single quotes and the like. */
export function parseJson5(code: string): Failure[] {
  return attempt(
    () => void json5.parse(code),
    (error) => (error as { lineNumber?: number }).lineNumber ?? 1,
  );
}

/** YAML of one document or several. */
export function parseYaml(code: string): Failure[] {
  return parseAllDocuments(code).flatMap((document) =>
    document.errors.map((error) => ({ line: error.linePos?.[0].line ?? 1, message: firstLine(error.message) })),
  );
}

/** The line of an error of `JSON.parse`. */
export function jsonLine(error: unknown): number {
  return Number(/line (\d+)/.exec(String(error))?.[1] ?? 1);
}
