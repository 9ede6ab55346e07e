const known = ['inline', 'hidden', 'eval', 'nosources', 'cheap', 'module'];

/**
 * Puts the words of a `devtool` value into the order that webpack 5 requires: `cheap-module-eval-source-map` becomes
 * `eval-cheap-module-source-map`. Returns undefined if the value contains no `source-map`.
 */
export function devtoolInOrder(value: string): string | undefined {
  const words = new Set(value.replace(/^[@#]+/, '').split('-'));
  return words.has('map') ? [...known.filter((word) => words.has(word)), 'source-map'].join('-') : undefined;
}
