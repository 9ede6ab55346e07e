/**
 * Returns the text up to the first period that ends a sentence. The periods in `webpack.config.js` and `e.g. this`
 * don't end one.
 */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?= ["“(]?[A-Z`]|$)/s.exec(text)?.[0] ?? text;
}
