/**
 * Stand-ins for what comes from packages and files that are not there. One can be called, constructed and asked for members,
 * and gives stand-ins; each knows the expression by which the configuration came to it.
 */

/** Expressions of stand-ins, and of the instances that they construct. */
const expressions = new WeakMap<object, string>();

/** What stands around an expression where a stand-in was made part of a string. */
const marks = /‹([^›]*)›/;

/** Where something comes from. */
export interface Origin {
  package: string;
  /** Name of the export, or of a member of it; `default` for the package itself. */
  name: string;
}

/** An instance of a class of a package that is not there. */
export interface Constructed {
  origin: Origin;
  parameters: unknown[];
  instance: object;
}

/** What a stand-in tells of how it is used. */
export interface StandInUse {
  /** One was constructed. */
  onConstruct(constructed: Constructed): void;
  /** Its members were taken over with `...` or `Object.assign`: nobody knows which those are. */
  onSpread(expression: string): void;
}

/**
 * A stand-in for a value.
 * @param expression JavaScript that gives it: `paths.appSrc`
 * @param origin where it comes from, if that is known
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
      // Awaiting it gives itself; a configuration may look whether something is there at all.
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

/** An instance of a class that is not there: it has the method of plugins, and the name of its class. */
function instanceOf(expression: string, parameters: unknown[]): object {
  const name = expression.split('.').at(-1) ?? expression;
  const Class = { [name]: class {} }[name] ?? Object;
  const instance = Object.defineProperty(new Class(), 'apply', { value: () => undefined, enumerable: false });
  expressions.set(instance, `new ${expression}(${parameters.length > 0 ? '…' : ''})`);
  return instance;
}

/** The expression of a stand-in; undefined for any other value. */
export function expressionOf(value: unknown): string | undefined {
  const isReference = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isReference ? expressions.get(value) : undefined;
}

/** The JavaScript of a string that a stand-in became part of: `` `${paths.root}/src` ``. Undefined for other strings. */
export function expressionIn(text: string): string | undefined {
  if (!marks.test(text)) return undefined;
  // The slash is that of `stringFor`.
  const bare = text.replace(/^\/(?=‹)/, '');
  const whole = /^‹([^›]*)›$/.exec(bare)?.[1];
  return whole ?? `\`${bare.replaceAll(new RegExp(marks, 'g'), '${$1}')}\``;
}

/** A string that stands for an expression: in an absolute path, or in anything else. */
export function stringFor(expression: string, isPath: boolean): string {
  return `${isPath ? '/' : ''}‹${expression}›`;
}
