/** Names in the text of a published version. */

/** A text as a regular expression that finds it. */
export const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What stands behind the last dot of a name. */
export const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
/** Code without its comments. */
export const withoutComments = (text: string): string => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
/** Whether a text has a name, and not only as a part of another. */
export const whole = (name: string, text: string): boolean =>
  new RegExp(`(?<![\\w$])${escape(name)}(?![\\w$])`).test(text);

/** Whether a text defines something of that name: a method, a property, a constant. Words in comments are none. */
export const defines = (name: string, text: string): boolean =>
  new RegExp(
    `(?<![\\w$.])${escape(name)}(?:\\(|\\s*:)|\\.${escape(name)}\\s*=|\\b(?:get|set|static|async|class|const)\\s+${escape(name)}\\b`,
  ).test(text);

/** `Compiler.emit` → `['Compiler', 'emit']`; a name without a dot has no second part. */
export function splitLast(name: string): [string, string?] {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? [name] : [name.slice(0, dot), name.slice(dot + 1)];
}
