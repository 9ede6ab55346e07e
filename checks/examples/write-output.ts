import { writeFileSync } from 'node:fs';
import { readContent } from '../content-files.ts';
import type { FenceResult } from './example.ts';
import { withoutTimes } from './project/line-shape.ts';

/**
 * Replaces the output on pages with the actual output, unless they differ only in times. If the actual output contains
 * a new error, the page is left unchanged, because the example is more likely to be wrong than the page.
 *
 * @returns what was done, one line for each fence: `refreshed content/guides/caching.md:31`
 */
export function writeOutput(results: FenceResult[]): { changed: string[]; refused: string[] } {
  const changed: string[] = [];
  const refused: string[] = [];
  for (const [file, ofPage] of Map.groupBy(results, (result) => result.file)) {
    let source = readContent(file);
    // Goes from last to first, so that line numbers stay valid.
    for (const { line, actual } of ofPage.toSorted((a, b) => b.line - a.line)) {
      if (actual === undefined) continue;
      const shown = fenceText(source, line);
      if (shown === undefined) continue;
      const error = newError(shown, actual);
      if (error !== undefined) {
        refused.unshift(`${file}:${line}: not written, because what came out is an error: ${error}`);
        continue;
      }
      const rewritten = replaceFence(source, line, withSameTimes(shown, actual));
      if (rewritten === source) continue;
      source = rewritten;
      changed.unshift(`${file}:${line}`);
    }
    if (changed.some((place) => place.startsWith(`${file}:`))) writeFileSync(file, source);
  }
  return { changed, refused };
}

/** Returns the first line of an error, if the page doesn't show an error yet. */
function newError(shown: string, actual: string): string | undefined {
  const errors = (text: string): string[] =>
    text.split('\n').filter((line) => /^\s*(?:ERROR\b|npm (?:ERR!|error)|(?:\w*Error|error)\b.*:|✖)/.test(line));
  return errors(shown).length > 0 ? undefined : errors(actual)[0];
}

/**
 * Returns the actual lines. Where a line differs from the one on the page only in a time, returns the line on the page.
 */
function withSameTimes(shown: string, actual: string): string {
  const known = new Map(shown.split('\n').map((line) => [withoutTimes(line), line]));
  return actual
    .split('\n')
    .map((line) => known.get(withoutTimes(line)) ?? line)
    .join('\n');
}

/** Returns the text of a fence without its indentation. */
function fenceText(source: string, line: number): string | undefined {
  const place = placeOfFence(source, line);
  if (!place) return undefined;
  const { lines, end, indentation } = place;
  return lines
    .slice(line, end)
    .map((text) => (text.startsWith(indentation) ? text.slice(indentation.length) : text.trimStart()))
    .join('\n');
}

/**
 * Returns the lines of a page, the end of a fence, and the indentation of its lines.
 *
 * @param line 1-based line of the opening fence
 */
function placeOfFence(source: string, line: number): { lines: string[]; end: number; indentation: string } | undefined {
  const lines = source.split('\n');
  const [, indentation = '', mark = '```'] = /^([\s>]*)(`{3,}|~{3,})/.exec(lines[line - 1] ?? '') ?? [];
  const end = lines.findIndex((candidate, index) => index >= line && candidate.replace(/^[\s>]*/, '').startsWith(mark));
  return end < 0 ? undefined : { lines, end, indentation };
}

/**
 * Replaces the content of a fence.
 *
 * @param line 1-based line of the opening fence
 */
function replaceFence(source: string, line: number, text: string): string {
  const place = placeOfFence(source, line);
  if (!place) return source;
  const { lines, end, indentation } = place;
  const body =
    text === '' ? [] : text.split('\n').map((part) => (part === '' ? indentation.trimEnd() : indentation + part));
  return [...lines.slice(0, line), ...body, ...lines.slice(end)].join('\n');
}
