import path from 'node:path';
import type { Problem, SourcePage } from '../types.ts';

/** A position in a page's Markdown: a 1-based line of the body, or a node's position. */
type Place = number | { start: { line: number; column?: number } } | undefined;

/** Collects the problems found on one page. */
export interface Report {
  problems: Problem[];
  /** Reports an error at a position in the page's body. */
  error(message: string, place: Place): void;
  warn(message: string, place: Place): void;
  /** Converts a position in the page's body to a line of its file. */
  line(place: Place): number;
}

/** Creates a problem report whose line numbers refer to the page's file. */
export function createReport(source: Pick<SourcePage, 'file' | 'bodyLine'>): Report {
  const problems: Problem[] = [];
  const line = (place: Place): number => {
    const inBody = typeof place === 'number' ? place : (place?.start.line ?? 1);
    return inBody + source.bodyLine - 1;
  };
  const add = (severity: Problem['severity'], message: string, place: Place): void => {
    const column = typeof place === 'object' ? place.start.column : undefined;
    problems.push({
      file: shownPath(source.file),
      line: line(place),
      ...(column === undefined ? {} : { column }),
      message,
      severity,
    });
  };
  return {
    problems,
    line,
    error: (message, place) => add('error', message, place),
    warn: (message, place) => add('warning', message, place),
  };
}

/** Returns a file's path relative to the working directory. */
export function shownPath(file: string): string {
  return path.relative(process.cwd(), file) || file;
}
