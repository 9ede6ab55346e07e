/** Matches words that may be too long for the narrowest column, the sidebar. */
const longWord = /\S{21,}/g;

/** Matches words that may be too long for a page title on a phone. */
const longTitleWord = /\S{17,}/g;

/**
 * Matches positions in an identifier where a line may break: after a dot, slash, colon, or underscore, and at camel-case
 * boundaries.
 */
const innerEdge = /(?<=[\w)\]:][./_:])(?=\w)|(?<=[a-z]\d*)(?=[A-Z])/g;

/** Separator between parts of a line, such as the facts about an option. The line never wraps before the separator. */
export const betweenParts = '\u00a0· ';

const zeroWidthSpace = '\u200b';

/**
 * Splits a string at positions where a line may break inside long identifiers, so that `NormalModuleReplacementPlugin`
 * never breaks in the middle of a word.
 *
 * @param isTitle whether the string is shown at title size
 * @returns pieces that add up to the string, or one piece if it has no long words
 */
export function breakablePieces(text: string, isTitle = false): string[] {
  return text
    .replace(isTitle ? longTitleWord : longWord, (word) => word.replace(innerEdge, zeroWidthSpace))
    .split(zeroWidthSpace);
}
