/**
 * Browser version of Node.js's `vm`, reduced to what webpack's magic comments and plugins need. It doesn't isolate the
 * code, because the playground's sandbox does.
 */

type Context = Record<string, unknown>;

const evaluate = Reflect.get(globalThis, 'eval') as (code: string) => unknown;

/**
 * Evaluates code with an object as its scope, as `vm.runInContext` does. Uses `with`, which only sloppy mode allows.
 */
const evaluateIn = new Function('with (arguments[0]) return eval(arguments[1]);') as (
  context: Context,
  code: string,
) => unknown;

const contexts = new WeakSet<object>();

function createContext(context: Context = {}): Context {
  contexts.add(context);
  return context;
}

/** Replacement for Node.js's `vm.Script`. Its source code is evaluated on each run. */
class Script {
  private readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
  runInThisContext(): unknown {
    return evaluate(this.code);
  }
  runInContext(context: Context): unknown {
    return evaluateIn(context, this.code);
  }
  runInNewContext(context: Context = {}): unknown {
    return evaluateIn(context, this.code);
  }
}

export default {
  Script,
  createContext,
  isContext: (context: object) => contexts.has(context),
  runInThisContext: (code: string) => new Script(code).runInThisContext(),
  runInContext: (code: string, context: Context) => new Script(code).runInContext(context),
  runInNewContext: (code: string, context?: Context) => new Script(code).runInNewContext(context),
};
