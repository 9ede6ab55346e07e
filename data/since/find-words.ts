/** Finds names in the source code of a published webpack version. */

/** Removes the comments from source code. */
export const withoutComments = (text: string): string => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
/** Whether a text contains a name, such as an option's, as a whole word. */
export const whole = (name: string, text: string): boolean =>
  new RegExp(`(?<![\\w$])${RegExp.escape(name)}(?![\\w$])`).test(text);

/** Whether source code defines a name as a method, property or constant. Comments don't count. */
export const defines = (name: string, text: string): boolean =>
  new RegExp(
    `(?<![\\w$.])${RegExp.escape(name)}(?:\\(|\\s*:)|\\.${RegExp.escape(name)}\\s*=|\\b(?:get|set|static|async|class|const)\\s+${RegExp.escape(name)}\\b`,
  ).test(text);

/**
 * Splits a dotted name at its last dot: `Compiler.emit` becomes `['Compiler', 'emit']`. A name without a dot has no
 * second part.
 */
export function splitLast(name: string): [string, string?] {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? [name] : [name.slice(0, dot), name.slice(dot + 1)];
}
