/** Browser version of Node.js's `assert`, limited to the functions that configurations and plugins use. */
import { inspect } from './inspect.ts';

class AssertionError extends Error {
  override name = 'AssertionError';
  code = 'ERR_ASSERTION';
}

function must(holds: boolean, message: unknown, fallback: string): asserts holds {
  if (holds) return;
  throw message instanceof Error ? message : new AssertionError(typeof message === 'string' ? message : fallback);
}

const text = (value: unknown): string => inspect(value, { depth: null });

function ok(value: unknown, message?: unknown): asserts value {
  must(Boolean(value), message, 'The expression evaluated to a falsy value');
}
function equal(actual: unknown, expected: unknown, message?: unknown): void {
  must(Object.is(actual, expected), message, `Expected ${text(actual)} to be ${text(expected)}`);
}
function notEqual(actual: unknown, expected: unknown, message?: unknown): void {
  must(!Object.is(actual, expected), message, `Expected something else than ${text(expected)}`);
}
function deepEqual(actual: unknown, expected: unknown, message?: unknown): void {
  must(text(actual) === text(expected), message, `Expected ${text(actual)} to be ${text(expected)}`);
}
function match(value: string, pattern: RegExp, message?: unknown): void {
  must(pattern.test(value), message, `Expected ${text(value)} to match ${pattern}`);
}
function throws(run: () => unknown, message?: unknown): void {
  let threw = false;
  try {
    run();
  } catch {
    threw = true;
  }
  must(threw, message, 'Missing expected exception.');
}
function fail(message?: unknown): never {
  throw message instanceof Error ? message : new AssertionError(String(message ?? 'Failed'));
}

const assert = Object.assign((value: unknown, message?: unknown) => ok(value, message), {
  AssertionError,
  ok,
  equal,
  strictEqual: equal,
  notEqual,
  notStrictEqual: notEqual,
  deepEqual,
  deepStrictEqual: deepEqual,
  match,
  throws,
  fail,
});
export default Object.assign(assert, { strict: assert });
