/** Text up to the first period that ends a sentence, unlike those in `webpack.config.js` or `e.g. this`. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?= ["“(]?[A-Z`]|$)/s.exec(text)?.[0] ?? text;
}
