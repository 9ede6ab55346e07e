import { writeFileSync } from 'node:fs';
import { readContent } from '../content-files.ts';
import type { FenceResult } from './example.ts';
import { withoutTimes } from './project/line-shape.ts';

/**
 * Replaces the output on pages with the actual output, unless they differ only in times. An error that the
 * page isn't about is not written, because the example is more likely to be wrong than the page.
 *
 * @returns the places that changed: `content/guides/caching.md:31`
 */
export function writeOutput(results: FenceResult[]): string[] {
  const changed: string[] = [];
  for (const [file, ofPage] of Map.groupBy(results, (result) => result.file)) {
    let source = readContent(file);
    // Goes from last to first, so that line numbers stay valid.
    for (const { line, actual, isUnwanted } of ofPage.toSorted((a, b) => b.line - a.line)) {
      if (actual === undefined || isUnwanted) continue;
      const shown = fenceText(source, line);
      if (shown === undefined) continue;
      const rewritten = replaceFence(source, line, withSameTimes(shown, actual));
      if (rewritten === source) continue;
      source = rewritten;
      changed.unshift(`${file}:${line}`);
    }
    if (changed.some((place) => place.startsWith(`${file}:`))) writeFileSync(file, source);
  }
  return changed;
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
