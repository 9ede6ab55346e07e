/** Finds names in the text of a published version. */

/** Escapes a text for a regular expression. */
export const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The part after the last dot of a name. */
export const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
/** Code without its comments. */
export const withoutComments = (text: string): string => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
/** Matches a whole name in a text. */
export const whole = (name: string, text: string): boolean =>
  new RegExp(`(?<![\\w$])${escape(name)}(?![\\w$])`).test(text);

/** Matches the definition of a name: a method, a property, a constant; not in comments. */
export const defines = (name: string, text: string): boolean =>
  new RegExp(
    `(?<![\\w$.])${escape(name)}(?:\\(|\\s*:)|\\.${escape(name)}\\s*=|\\b(?:get|set|static|async|class|const)\\s+${escape(name)}\\b`,
  ).test(text);

/** `Compiler.emit` → `['Compiler', 'emit']`; a name without a dot has no second part. */
export function splitLast(name: string): [string, string?] {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? [name] : [name.slice(0, dot), name.slice(dot + 1)];
}
