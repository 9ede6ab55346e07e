/** Helpers for reading and changing webpack configurations as plain JavaScript values. */
import type { KeyPath } from '../model/answer.ts';

/** A webpack configuration, or an object inside it. */
export type Options = Record<string, unknown>;

/** Whether a value is a plain object rather than a class instance, an array, or a function. */
export function isPlain(value: unknown): value is Options {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Returns a copy of a configuration that webpack may mutate. Objects and arrays are copied, and other values are
 * shared.
 */
export function copyOf<Value>(value: Value): Value;
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyOf(member)]));
}

/** Returns a copy of webpack options without the key at a path. */
export function without(options: Options, [key, ...rest]: KeyPath): Options {
  const { [String(key)]: inner, ...others } = options;
  return rest.length > 0 && isPlain(inner) ? { ...options, [String(key)]: without(inner, rest) } : others;
}

/** Returns a copy of webpack options with another value at a path. Missing parents are created. */
export function withValue(options: Options, [key, ...rest]: KeyPath, value: unknown): Options {
  const inner = options[String(key)];
  return { ...options, [String(key)]: rest.length > 0 ? withValue(isPlain(inner) ? inner : {}, rest, value) : value };
}

/** Converts the path of a configuration key to a string for use as a map key. */
export function keyOfPath(path: KeyPath): string {
  return JSON.stringify(path);
}

/** Whether a path in a configuration equals another path or is inside it. */
export function isWithin(path: KeyPath, outer: KeyPath): boolean {
  return outer.every((key, index) => path[index] === key);
}
