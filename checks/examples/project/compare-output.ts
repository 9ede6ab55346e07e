import { contains, ellipsisLine, linesOf, matches } from './output-lines.ts';

/** First difference between the text on the page and the printed text. */
export interface Mismatch {
  /** 0-based line in the text on the page. */
  line: number;
  shown: string;
  /** The printed line at this position; `undefined` at the end of the output. */
  printed: string | undefined;
}

/**
 * Compares the text on a page with printed output.
 *
 * @param shown text of the fence; a line with only `…` matches any lines, and `…` within a line matches any text
 * @param printed normalized output
 * @param options `name` of the example's folder; `excerpt`: whether there may be other lines between those on the page
 * @returns the first difference, or undefined
 */
export function compareOutput(
  shown: string,
  printed: string,
  { name, excerpt = false }: { name: string; excerpt?: boolean },
): Mismatch | undefined {
  const expected = linesOf(shown, name);
  const actual = linesOf(printed, name);
  let position = 0;
  let open = excerpt;
  for (const { text, index, original } of expected) {
    if (ellipsisLine.test(text)) {
      open = true;
      continue;
    }
    const found = actual.findIndex(
      (line, at) => at >= position && (excerpt ? contains(text, line.text) : matches(text, line.text)),
    );
    if (found < 0 || (!open && found !== position))
      return { line: index, shown: original, printed: actual[position]?.original };
    // Several excerpts may come from one line, for example in minified code.
    position = excerpt ? found : found + 1;
    open = excerpt;
  }
  const rest = actual[position];
  return rest && !open ? { line: shown.split('\n').length - 1, shown: '(end)', printed: rest.original } : undefined;
}
