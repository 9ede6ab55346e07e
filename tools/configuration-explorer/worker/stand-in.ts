/**
 * Stand-ins for values from missing packages and files. A stand-in can be called, constructed and accessed, which
 * creates further stand-ins. Each records the expression that produces it in the configuration.
 */

/** Expressions of stand-ins and of the instances that they construct. */
const expressions = new WeakMap<object, string>();

/** Matches the expression in the string that a stand-in converts to: `‹expression›`. */
const marks = /‹([^›]*)›/;

/** Where a stand-in comes from. */
interface Origin {
  package: string;
  /** Name of the export, or of a member of it. `default` means the package itself. */
  name: string;
  /** Names that lead from the package to the value: `['optimize', 'MinChunkSizePlugin']`; empty for the package. */
  members: readonly string[];
}

/** An instance of a class from a missing package. */
export interface Constructed {
  origin: Origin;
  parameters: unknown[];
  instance: object;
}

/** Callbacks that report how stand-ins are used. */
export interface StandInUse {
  /** Called when an instance was constructed. */
  onConstruct(constructed: Constructed): void;
  /** Called when the unknown members of a stand-in were copied with `...` or `Object.assign`. */
  onSpread(expression: string): void;
}

/**
 * Creates a stand-in for a value.
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
      // Symbols and `then` are undefined, because a configuration may test for them, and awaiting must return the
      // stand-in itself.
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

/** Creates an instance of a missing class, with the class's name and an `apply` method. */
function instanceOf(expression: string, parameters: unknown[]): object {
  const name = expression.split('.').at(-1) ?? expression;
  const Class = { [name]: class {} }[name] ?? Object;
  const instance = Object.defineProperty(new Class(), 'apply', { value: () => undefined, enumerable: false });
  expressions.set(instance, `new ${expression}(${parameters.length > 0 ? '…' : ''})`);
  return instance;
}

/** Returns the expression of a stand-in, or undefined for other values. */
export function expressionOf(value: unknown): string | undefined {
  const isReference = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isReference ? expressions.get(value) : undefined;
}

/**
 * Converts a string that contains a stand-in to a JavaScript expression, such as `` `${paths.root}/src` ``. Returns
 * undefined for other strings.
 */
export function expressionIn(text: string): string | undefined {
  if (!marks.test(text)) return undefined;
  // Remove the slash that `stringFor` adds.
  const bare = text.replace(/^\/(?=‹)/, '');
  const whole = /^‹([^›]*)›$/.exec(bare)?.[1];
  return whole ?? `\`${bare.replaceAll(new RegExp(marks, 'g'), '${$1}')}\``;
}

/** Converts an expression to a string that represents it. @param isPath whether the string must be an absolute path */
export function stringFor(expression: string, isPath: boolean): string {
  return `${isPath ? '/' : ''}‹${expression}›`;
}
