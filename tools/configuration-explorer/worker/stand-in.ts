/**
 * Stand-ins for values from missing packages and files. One can be called, constructed and accessed, which gives
 * further stand-ins; each records its expression in the configuration.
 */

/** Expressions of stand-ins, and of the instances they construct. */
const expressions = new WeakMap<object, string>();

/** Delimiters around an expression when a stand-in is converted to a part of a string. */
const marks = /‹([^›]*)›/;

/** Origin of a stand-in. */
export interface Origin {
  package: string;
  /** Name of the export, or of a member of it; `default` for the package itself. */
  name: string;
}

/** An instance of a class from a missing package. */
export interface Constructed {
  origin: Origin;
  parameters: unknown[];
  instance: object;
}

/** Callbacks about the use of a stand-in. */
export interface StandInUse {
  /** An instance was constructed. */
  onConstruct(constructed: Constructed): void;
  /** Its unknown members were copied with `...` or `Object.assign`. */
  onSpread(expression: string): void;
}

/**
 * Creates a stand-in for a value.
 *
 * @param expression its JavaScript expression: `paths.appSrc`
 * @param origin where it comes from, if known
 */
export function standIn(expression: string, use: StandInUse, origin?: Origin): unknown {
  const members = new Map<PropertyKey, unknown>();
  const member = (key: PropertyKey): unknown => {
    const from = origin && { package: origin.package, name: String(key) };
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
      // Awaiting returns the stand-in itself; a configuration may test whether a member exists.
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

/** An instance of a missing class, with the class's name and an `apply` method. */
function instanceOf(expression: string, parameters: unknown[]): object {
  const name = expression.split('.').at(-1) ?? expression;
  const Class = { [name]: class {} }[name] ?? Object;
  const instance = Object.defineProperty(new Class(), 'apply', { value: () => undefined, enumerable: false });
  expressions.set(instance, `new ${expression}(${parameters.length > 0 ? '…' : ''})`);
  return instance;
}

/** The expression of a stand-in; undefined for other values. */
export function expressionOf(value: unknown): string | undefined {
  const isReference = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isReference ? expressions.get(value) : undefined;
}

/** The JavaScript of a string that contains a stand-in: `` `${paths.root}/src` ``. Undefined for other strings. */
export function expressionIn(text: string): string | undefined {
  if (!marks.test(text)) return undefined;
  // `stringFor` adds this slash.
  const bare = text.replace(/^\/(?=‹)/, '');
  const whole = /^‹([^›]*)›$/.exec(bare)?.[1];
  return whole ?? `\`${bare.replaceAll(new RegExp(marks, 'g'), '${$1}')}\``;
}

/** A string that represents an expression, in an absolute path or elsewhere. */
export function stringFor(expression: string, isPath: boolean): string {
  return `${isPath ? '/' : ''}‹${expression}›`;
}
