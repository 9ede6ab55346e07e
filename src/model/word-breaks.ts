/** Words that may not fit the narrowest column they are shown in, the sidebar's. */
const longWord = /\S{21,}/g;

/** The same for a page's title, which a phone shows in large letters. */
const longTitleWord = /\S{15,}/g;

/** After a dot, a slash or an underscore inside an identifier, and between the words of camel case. */
const innerEdge = /(?<=[\w)\]][./_])(?=\w)|(?<=[a-z\d])(?=[A-Z])/g;

/** Between the parts of a line, such as the facts of an entry: it ends a line, and never begins one. */
export const betweenParts = '\u00a0· ';

const zeroWidthSpace = '\u200b';

/**
 * Splits a text where a line may break inside its long identifiers, so that `NormalModuleReplacementPlugin` is never torn
 * in the middle of a word.
 *
 * @param isTitle whether it is shown in the letters of a title
 * @returns the pieces, which joined give the text; one if nothing in it is long
 */
export function breakablePieces(text: string, isTitle = false): string[] {
  return text
    .replace(isTitle ? longTitleWord : longWord, (word) => word.replace(innerEdge, zeroWidthSpace))
    .split(zeroWidthSpace);
}
