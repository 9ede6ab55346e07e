import { linesInFences } from '../coverage/statement-cells.ts';

/** Spaces for a tab, as Markdown counts them. */
const tab = '    ';

/**
 * What is wrong with the form of a page's file: a byte order mark, tabs outside of code. Line ends of Windows are no
 * fault, because git stores those of Unix.
 *
 * @param raw the file as it is
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

/** The file without these, and with the line ends of Unix. Tabs in code are the code's own. */
export function inForm(raw: string): string {
  const lines = raw
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n');
  const inFences = linesInFences(lines);
  return lines.map((line, index) => (inFences.has(index + 1) ? line : line.replaceAll('\t', tab))).join('\n');
}
