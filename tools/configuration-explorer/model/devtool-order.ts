const known = ['inline', 'hidden', 'eval', 'nosources', 'cheap', 'module'];

/**
 * A value of `devtool` with its words in the order that webpack 5 wants: `eval-cheap-module-source-map` for
 * `cheap-module-eval-source-map`; undefined for one without a source map.
 */
export function devtoolInOrder(value: string): string | undefined {
  const words = new Set(value.replace(/^[@#]+/, '').split('-'));
  return words.has('map') ? [...known.filter((word) => words.has(word)), 'source-map'].join('-') : undefined;
}
