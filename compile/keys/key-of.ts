import { createHash } from 'node:crypto';

/**
 * Hash of a value, as the name under which what was made from it is kept.
 *
 * Pass the whole input of what is made, the same object that the maker gets: what it can see is in its key then, and stays so
 * when the input grows.
 *
 * @param input data alone
 * @throws TypeError where something in it would not be part of the hash, such as a function or a Map
 */
export function keyOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input, asData)).digest('hex').slice(0, 32);
}

function asData(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const bytes = this[name];
  if (bytes instanceof Uint8Array) return createHash('sha256').update(bytes).digest('hex');
  if (typeof value === 'function' || typeof value === 'symbol') throw notData(name, typeof value);
  if (typeof value !== 'object' || value === null) return value;
  // Item by item: pages may together be longer than a string can be.
  if (Array.isArray(value))
    return value.map((item: unknown) => (typeof item === 'object' && item ? keyOf(item) : item));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw notData(name, value.constructor.name);
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function notData(name: string, kind: string): TypeError {
  return new TypeError(
    `${name || 'The input'} is a ${kind}, which cannot be part of a key: pass what it is made from.`,
  );
}
