import { linesInFences } from '../markdown-lines.ts';

/** Spaces that replace a tab in Markdown. */
const tab = '    ';

/**
 * Finds problems with the format of a Markdown file: a byte order mark, and tabs outside of code. Windows line endings
 * are accepted, because Git normalizes them.
 *
 * @param raw content of the file
 */
export function formFaults(raw: string): { line: number; message: string }[] {
  const lines = raw.split('\n');
  const inFences = linesInFences(lines);
  const tabbed = lines.findIndex((line, index) => line.includes('\t') && !inFences.has(index + 1));
  return [
    ...(raw.startsWith('\uFEFF') ? [{ line: 1, message: `begins with a byte order mark: ${cure}` }] : []),
    ...(tabbed < 0
      ? []
      : [{ line: tabbed + 1, message: `has a tab, which each editor shows in another width: ${cure}` }]),
  ];
}

const cure = '`npm run format` mends it.';

/** Fixes the format of a page's Markdown file, and normalizes line endings. Tabs in code remain. */
export function inForm(raw: string): string {
  const lines = raw
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n');
  const inFences = linesInFences(lines);
  return lines.map((line, index) => (inFences.has(index + 1) ? line : line.replaceAll('\t', tab))).join('\n');
}
