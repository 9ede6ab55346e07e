/** Words that may not fit the narrowest column, the sidebar. */
const longWord = /\S{21,}/g;

/** Words that may not fit in a page title on a phone. */
const longTitleWord = /\S{15,}/g;

/** Break opportunities in an identifier: after a dot, slash or underscore, and at camel-case boundaries. */
const innerEdge = /(?<=[\w)\]][./_])(?=\w)|(?<=[a-z\d])(?=[A-Z])/g;

/** Separator between parts of a line, such as an entry's facts; the line never wraps before it. */
export const betweenParts = '\u00a0· ';

const zeroWidthSpace = '\u200b';

/**
 * Splits a text at places where a line may break inside long identifiers, so that `NormalModuleReplacementPlugin` never
 * breaks in the middle of a word.
 *
 * @param isTitle whether it is shown at title size
 * @returns pieces that join to the text; one piece if it has no long words
 */
export function breakablePieces(text: string, isTitle = false): string[] {
  return text
    .replace(isTitle ? longTitleWord : longWord, (word) => word.replace(innerEdge, zeroWidthSpace))
    .split(zeroWidthSpace);
}
