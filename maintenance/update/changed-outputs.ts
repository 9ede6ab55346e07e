/** Shows code examples whose output has changed, with the output on the page next to the actual output. */
import { existsSync, readFileSync } from 'node:fs';
import { readContent } from '../../checks/content-files.ts';
import type { FenceResult } from '../../checks/examples/example.ts';
import { differingRows, inTwoColumns } from './side-by-side.ts';

/** Total width in characters of the two columns with the output on the page and the actual output. */
const width = 146;

/**
 * Describes the code blocks with expected output whose check failed, each followed by the lines that differ.
 *
 * @param reportFile report that the example check wrote
 * @returns `content/guides/caching.md:31 shows │ prints now`, followed by the lines
 */
export function changedOutputs(reportFile: string): string[] {
  if (!existsSync(reportFile)) return [];
  const { fences } = JSON.parse(readFileSync(reportFile, 'utf8')) as { fences: FenceResult[] };
  return fences.flatMap(({ file, line, actual }) => {
    if (actual === undefined) return [];
    const rows = differingRows(shownIn(readContent(file), line), actual);
    return rows.length === 0
      ? []
      : [[`${file}:${line} shows │ prints now:`, ...inTwoColumns(rows, width)].join('\n    ')];
  });
}

/** Returns the content of the code block that starts at a line. */
function shownIn(source: string, line: number): string {
  const lines = source.split('\n');
  const [, indentation = '', mark = '```'] = /^([\s>]*)(`{3,}|~{3,})/.exec(lines[line - 1] ?? '') ?? [];
  const end = lines.findIndex((each, index) => index >= line && each.replace(/^[\s>]*/, '').startsWith(mark));
  return lines
    .slice(line, end < 0 ? undefined : end)
    .map((each) => (each.startsWith(indentation) ? each.slice(indentation.length) : each))
    .join('\n');
}
