/**
 * Stand-ins for values from missing packages and files of a configuration. Calling, constructing, or accessing a
 * stand-in creates further stand-ins. Each records the expression that produces it in the configuration.
 */
import { lastPart } from '../../../src/model/last-part.ts';

/** Source code expressions of stand-ins and of the instances that they construct. */
const expressions = new WeakMap<object, string>();

/** Matches the expression in the string to which a stand-in converts: `‹expression›`. */
const marks = /‹([^›]*)›/;

/** Package and export that a stand-in replaces. */
interface Origin {
  package: string;
  /** Name of the package's export, or of a member of it. `default` means the package itself. */
  name: string;
  /**
   * Property names that lead from the package to the value: `['optimize', 'MinChunkSizePlugin']`. Empty for the package
   * itself.
   */
  members: readonly string[];
}

/** An instance that a configuration created of a class from a missing package. */
export interface Constructed {
  origin: Origin;
  parameters: unknown[];
  instance: object;
}

/** Callbacks that report how a configuration uses stand-ins. */
export interface StandInUse {
  /** Called when the configuration constructed an instance of a stand-in. */
  onConstruct(constructed: Constructed): void;
  /** Called when the unknown members of a stand-in were copied with `...` or `Object.assign`. */
  onSpread(expression: string): void;
}

/**
 * Creates a stand-in for a value that isn't available in the browser.
 *
 * @param expression JavaScript expression that the stand-in replaces (`paths.appSrc`)
 * @param origin where the value comes from, if known
 */
export function standIn(expression: string, use: StandInUse, origin?: Origin): unknown {
  const members = new Map<PropertyKey, unknown>();
  const member = (key: PropertyKey): unknown => {
    const from = origin && {
      package: origin.package,
      name: String(key),
      members: [...origin.members, String(key)],
    };
    if (!members.has(key)) members.set(key, standIn(`${expression}.${String(key)}`, use, from));
    return members.get(key);
  };
  const proxy: object = new Proxy(function () {}, {
    get(target, key) {
      if (key === Symbol.toPrimitive || key === 'toString') return () => `‹${expression}›`;
      if (key === Symbol.iterator) {
        use.onSpread(expression);
        return [][Symbol.iterator].bind([standIn(`...${expression}`, use)]);
      }
      if (key === 'prototype') return target.prototype as object;
      // Symbols and `then` are undefined on stand-ins. A configuration may test for symbols, and awaiting a stand-in
      // must return it.
      if (typeof key === 'symbol' || key === 'then') return undefined;
      return member(key);
    },
    set(_target, key, value) {
      members.set(key, value);
      return true;
    },
    apply: () => standIn(`${expression}(…)`, use),
    construct(_target, parameters) {
      const instance = instanceOf(expression, parameters);
      if (origin) use.onConstruct({ origin, parameters, instance });
      return instance;
    },
    ownKeys(target) {
      use.onSpread(expression);
      return Reflect.ownKeys(target);
    },
  });
  expressions.set(proxy, expression);
  return proxy;
}

/** Creates an instance of a class from a missing package, with the class's name and an `apply` method. */
function instanceOf(expression: string, parameters: unknown[]): object {
  const name = lastPart(expression);
  const Class = { [name]: class {} }[name] ?? Object;
  const instance = Object.defineProperty(new Class(), 'apply', { value: () => undefined, enumerable: false });
  expressions.set(instance, `new ${expression}(${parameters.length > 0 ? '…' : ''})`);
  return instance;
}

/** Returns the source expression of a stand-in, or `undefined` for other values. */
export function expressionOf(value: unknown): string | undefined {
  const isReference = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isReference ? expressions.get(value) : undefined;
}

/**
 * Converts a string that contains a stand-in to a JavaScript expression, such as `` `${paths.root}/src` ``. Returns
 * `undefined` for other strings.
 */
export function expressionIn(text: string): string | undefined {
  if (!marks.test(text)) return undefined;
  // Remove the leading slash that `stringFor` adds to absolute paths.
  const bare = text.replace(/^\/(?=‹)/, '');
  const whole = /^‹([^›]*)›$/.exec(bare)?.[1];
  return whole ?? `\`${bare.replaceAll(new RegExp(marks, 'g'), '${$1}')}\``;
}

/**
 * Converts a stand-in's expression to a string that represents it. @param isPath whether the string must be an absolute
 * path
 */
export function stringFor(expression: string, isPath: boolean): string {
  return `${isPath ? '/' : ''}‹${expression}›`;
}
