/** Browser version of Node.js's `util`, reduced to what webpack and its loaders use. */
import { format, inspect } from './inspect.ts';

type Callback = (error: unknown, value?: unknown) => void;
type Anything = (this: unknown, ...args: unknown[]) => unknown;

const promisified = Symbol.for('nodejs.util.promisify.custom');

function promisify(call: Anything & { [promisified]?: Anything }): Anything {
  return (
    call[promisified] ??
    function (this: unknown, ...args: unknown[]) {
      return new Promise((resolve, reject) => {
        call.call(this, ...args, (error: unknown, value: unknown) => (error ? reject(error) : resolve(value)));
      });
    }
  );
}
promisify.custom = promisified;

function callbackify(call: (...args: unknown[]) => Promise<unknown>): Anything {
  return (...args) => {
    const done = args.pop() as Callback;
    call(...args).then(
      (value) => done(null, value),
      (error: unknown) => done(error),
    );
  };
}

/** Wraps a function so that it prints a deprecation warning on its first call, as in Node.js. */
function deprecate<F extends Anything>(call: F, message: string, code?: string): F {
  let told = false;
  const deprecated = function (this: unknown, ...args: unknown[]): unknown {
    if (!told) console.warn(`(node) ${code ? `[${code}] ` : ''}DeprecationWarning: ${message}`);
    told = true;
    return new.target ? Reflect.construct(call, args, new.target) : call.apply(this, args);
  };
  Object.setPrototypeOf(deprecated, call);
  if (call.prototype !== undefined) deprecated.prototype = call.prototype;
  return deprecated as unknown as F;
}

function inherits(made: { prototype: object; super_?: unknown }, parent: { prototype: object }): void {
  Object.defineProperty(made, 'super_', { value: parent, writable: true, configurable: true });
  Object.setPrototypeOf(made.prototype, parent.prototype);
}

const kindOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

/** Matches escape sequences for terminal colors. */
const colors = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*[A-Za-z]`, 'g');

export default {
  promisify,
  callbackify,
  deprecate,
  inherits,
  inspect,
  format,
  debuglog: () => Object.assign(() => {}, { enabled: false }),
  isDeepStrictEqual: (one: unknown, other: unknown) =>
    inspect(one, { depth: null }) === inspect(other, { depth: null }),
  stripVTControlCharacters: (text: string) => text.replaceAll(colors, ''),
  styleText: (_style: unknown, text: string) => text,
  toUSVString: (text: string) => text.toWellFormed(),
  isArray: Array.isArray,
  TextEncoder,
  TextDecoder,
  types: {
    isRegExp: (value: unknown) => value instanceof RegExp,
    isDate: (value: unknown) => value instanceof Date,
    isMap: (value: unknown) => value instanceof Map,
    isSet: (value: unknown) => value instanceof Set,
    isPromise: (value: unknown) => value instanceof Promise,
    isNativeError: (value: unknown) => value instanceof Error,
    isProxy: () => false,
    isUint8Array: (value: unknown) => value instanceof Uint8Array,
    isArrayBufferView: (value: unknown) => ArrayBuffer.isView(value),
    isAnyArrayBuffer: (value: unknown) => /^(?:Shared)?ArrayBuffer$/.test(kindOf(value)),
    isAsyncFunction: (value: unknown) => kindOf(value) === 'AsyncFunction',
    isGeneratorFunction: (value: unknown) => kindOf(value) === 'GeneratorFunction',
  },
};
