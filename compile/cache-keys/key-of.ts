import { createHash } from 'node:crypto';

/**
 * Returns a cache key: the hash of a value.
 *
 * Pass the complete input of the computation, the same object that the computation gets. Then everything it can read is
 * part of the key, even if the input is extended later.
 *
 * @param input plain data
 * @throws TypeError if the input contains something that can't be hashed, such as a function or a Map
 */
export function keyOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input, asData)).digest('hex').slice(0, 32);
}

function asData(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const bytes = this[name];
  if (bytes instanceof Uint8Array) return createHash('sha256').update(bytes).digest('hex');
  if (typeof value === 'function' || typeof value === 'symbol') throw notData(name, typeof value);
  if (typeof value !== 'object' || value === null) return value;
  // Hash lists item by item, because the text of all pages together can exceed the maximum string length.
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
