import { writeFileSync } from 'node:fs';
import { readContent } from '../content-files.ts';
import type { FenceResult } from './example.ts';

/**
 * Replaces shown output on pages with the actual output.
 *
 * @returns one line per changed fence: `content/guides/caching.md:31`
 */
export function writeOutput(results: FenceResult[]): string[] {
  const changed: string[] = [];
  for (const [file, ofPage] of Map.groupBy(results, (result) => result.file)) {
    let source = readContent(file);
    // From last to first, so that line numbers stay valid.
    for (const { line, actual } of ofPage.toSorted((a, b) => b.line - a.line)) {
      if (actual === undefined) continue;
      const rewritten = replaceFence(source, line, actual);
      if (rewritten === source) continue;
      source = rewritten;
      changed.unshift(`${file}:${line}`);
    }
    if (changed.some((place) => place.startsWith(`${file}:`))) writeFileSync(file, source);
  }
  return changed;
}

/**
 * Replaces the content of a fence.
 *
 * @param line 1-based line of the opening fence
 */
function replaceFence(source: string, line: number, text: string): string {
  const lines = source.split('\n');
  const [, indentation = '', mark = '```'] = /^([\s>]*)(`{3,}|~{3,})/.exec(lines[line - 1] ?? '') ?? [];
  const end = lines.findIndex((candidate, index) => index >= line && candidate.replace(/^[\s>]*/, '').startsWith(mark));
  if (end < 0) return source;
  const body =
    text === '' ? [] : text.split('\n').map((part) => (part === '' ? indentation.trimEnd() : indentation + part));
  return [...lines.slice(0, line), ...body, ...lines.slice(end)].join('\n');
}
