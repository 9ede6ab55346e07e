import { isPlain } from './options.ts';
import { expressionIn, expressionOf } from './stand-in.ts';

/**
 * Maximum length of an option value's source code. The value is shown in a table, and untrusted code could make it
 * endless.
 */
const longest = 2000;

/** Maximum number of members that are shown for an object or array. */
const shownMembers = 60;

/**
 * Converts an option's value to source code. Functions and instances, which can't be written as literals, are described
 * instead.
 */
export function valueText(value: unknown): string {
  const text = written(value, 0);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function written(value: unknown, depth: number): string {
  const expression = expressionOf(value);
  if (expression !== undefined) return expression;
  if (typeof value === 'string') return expressionIn(value) ?? JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return value.name ? `a function (${value.name})` : 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof RegExp) return RegExp.prototype.toString.call(value);
  if (depth > 6) return '…';
  if (Array.isArray(value))
    return bracketed(
      '[',
      ']',
      value.slice(0, shownMembers).map((one) => written(one, depth + 1)),
      value.length,
    );
  if (!isPlain(value)) return `an instance of ${classNameOf(value)}`;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  if (entries.length === 1 && entries[0]?.[0] === 'apply') return 'a plugin of webpack itself';
  const members = entries
    .slice(0, shownMembers)
    .map(([key, member]) => `${keyText(key)}: ${written(member, depth + 1)}`);
  return entries.length === 0 ? '{}' : bracketed('{ ', ' }', members, entries.length);
}

function bracketed(open: string, close: string, members: string[], count: number): string {
  return `${open}${members.join(', ')}${count > members.length ? ', …' : ''}${close}`;
}

function keyText(key: string): string {
  return /^[\w$]+$/.test(key) ? key : JSON.stringify(key);
}

function classNameOf(value: object): string {
  const { constructor } = Object.getPrototypeOf(value) as { constructor?: { name?: unknown } };
  return typeof constructor?.name === 'string' && constructor.name ? constructor.name : 'a class';
}
