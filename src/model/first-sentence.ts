/**
 * Returns the text up to the first period that ends a sentence, which the periods in `webpack.config.js` and `e.g.
 * this` don't.
 */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?= ["“(]?[A-Z`]|$)/s.exec(text)?.[0] ?? text;
}
