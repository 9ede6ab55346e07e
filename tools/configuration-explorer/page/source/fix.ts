/** Applies the suggestion of a message to the source code of a configuration. */
import type { KeyPath } from '../../model/answer.ts';
import type { Edit } from '../../model/edits.ts';
import { propertyAt } from './locate.ts';
import { textOf, type ParsedSource } from './read-source.ts';

/**
 * Returns the edit that renames a mistyped key, or replaces a mistyped string.
 *
 * @param meant the key with its parents (`output.path`), or the string in quotes
 * @returns undefined if the key or the string isn't written at its path, or if the object has the meant key already
 */
export function fixOf(source: ParsedSource, path: KeyPath, index: number, meant: string): Edit | undefined {
  const found = propertyAt(source, path, index);
  if (!found) return undefined;
  const { at, value } = found;
  if (meant.startsWith('"')) {
    if (value?.name !== 'String') return undefined;
    const quote = textOf(source, value).charAt(0);
    return { from: value.from, to: value.to, insert: `${quote}${meant.slice(1, -1)}${quote}` };
  }
  const key = /[\w$-]+$/.exec(meant)?.[0];
  if (key === undefined || at.name === 'ObjectExpression' || typeof path.at(-1) === 'number') return undefined;
  if (propertyAt(source, [...path.slice(0, -1), key], index)) return undefined;
  const label = textOf(source, at);
  const quote = /^['"]/.exec(label)?.[0] ?? (/^[\w$]+$/.test(key) ? '' : "'");
  const name = `${quote}${key}${quote}`;
  return { from: at.from, to: at.to, insert: at.parent?.firstChild?.nextSibling ? name : `${name}: ${label}` };
}
