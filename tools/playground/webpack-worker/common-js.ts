import { parse } from 'acorn';
import { dirname } from '../../../src/model/posix-path.ts';

/** The `module` object of a CommonJS file. */
export interface CommonJsModule {
  id: string;
  filename: string;
  exports: unknown;
  loaded: boolean;
  children: never[];
  paths: never[];
  require: Require;
}

/** The `require` function of a CommonJS file. */
export interface Require {
  (request: string): unknown;
  resolve: (request: string, options?: { paths?: string[] }) => string;
  cache: object;
  main: undefined;
}

/** Use indirect eval, so that the script sees only the global scope. */
const evaluate = Reflect.get(globalThis, 'eval') as (code: string) => unknown;

/** Runs a script with the variables of a CommonJS module, such as `module` and `require`. */
export function runCommonJs(text: string, made: CommonJsModule, more: Record<string, unknown> = {}): void {
  const code = text.replace(/^#!.*/, '');
  const names = ['exports', 'require', 'module', '__filename', '__dirname', ...Object.keys(more)];
  const run = compileScript(code, names, made.filename);
  run.call(
    made.exports,
    made.exports,
    made.require,
    made,
    made.filename,
    dirname(made.filename),
    ...Object.values(more),
  );
}

function compileScript(code: string, names: string[], file: string): (...values: unknown[]) => void {
  try {
    // Don't use `new Function`, which adds lines at the top, so that line numbers in stack traces would differ.
    return evaluate(`(function (${names.join(', ')}) {${code}\n})\n//# sourceURL=${file}`) as () => void;
  } catch (error) {
    throw withPlace(error, code, file);
  }
}

/**
 * Adds the position to a syntax error in the user's code. webpack's parser finds it, because browsers don't report it.
 */
function withPlace(error: unknown, code: string, file: string): unknown {
  try {
    parse(code, { ecmaVersion: 'latest', sourceType: 'script', allowReturnOutsideFunction: true, locations: true });
  } catch (found) {
    const { line, column } = (found as { loc: { line: number; column: number } }).loc;
    return new SyntaxError(`${String(error instanceof Error ? error.message : error)} (${file}:${line}:${column + 1})`);
  }
  return error;
}

/** Returns the namespace object that `import` provides for a CommonJS module. */
export function asImported(exports: unknown): unknown {
  if (exports === null || (typeof exports !== 'object' && typeof exports !== 'function')) return { default: exports };
  const members = Object.fromEntries(Object.keys(exports).map((key) => [key, Reflect.get(exports, key) as unknown]));
  return { ...members, default: exports };
}
