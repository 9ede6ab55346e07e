/** Helpers for configurations, or parts of them, as plain JavaScript. */
import type { KeyPath } from '../model/answer.ts';

/** An object of options. */
export type Options = Record<string, unknown>;

/** Whether a value is an object literal rather than an instance, an array or a function. */
export function isPlain(value: unknown): value is Options {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A copy that webpack may mutate: objects and arrays are copied, other values are shared. */
export function copyOf<Value>(value: Value): Value;
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyOf(member)]));
}

/** The options without a key, as a copy. */
export function without(options: Options, [key, ...rest]: KeyPath): Options {
  const { [String(key)]: inner, ...others } = options;
  return rest.length > 0 && isPlain(inner) ? { ...options, [String(key)]: without(inner, rest) } : others;
}

/** The options with another value at a path; missing parents are created. */
export function withValue(options: Options, [key, ...rest]: KeyPath, value: unknown): Options {
  const inner = options[String(key)];
  return { ...options, [String(key)]: rest.length > 0 ? withValue(isPlain(inner) ? inner : {}, rest, value) : value };
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Options)[key] : undefined),
    value,
  );
}

/** A path as a map key. */
export function keyOfPath(path: KeyPath): string {
  return JSON.stringify(path);
}

/** Whether a path equals another, or is inside it. */
export function isWithin(path: KeyPath, outer: KeyPath): boolean {
  return outer.every((key, index) => path[index] === key);
}
