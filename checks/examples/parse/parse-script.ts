import { createRequire } from 'node:module';
import { parseSync as parseWithSwc } from '@swc/core';
import type { Failure } from '../example.ts';
import { attempt } from './attempt.ts';

const require = createRequire(import.meta.url);

/**
 * Returns syntax errors in JavaScript. Accepts the syntax that webpack allows in any type of module, and JSX, which a
 * loader may transform.
 */
export function parseJavaScript(code: string): Failure[] {
  const failures = parseScript(code, {
    syntax: 'ecmascript',
    jsx: true,
    decorators: true,
    importAttributes: true,
  } as never);
  return failures.length > 0 && webpackParses(code) ? [] : failures;
}

/**
 * Whether webpack's own parser accepts the code. It supports newer syntax than SWC (`import defer`, `import source`).
 */
function webpackParses(code: string): boolean {
  const { javascript } = require('webpack') as typeof import('webpack');
  const { JavascriptParser } = javascript as unknown as {
    JavascriptParser: { _parse(code: string, options: object): unknown };
  };
  return (['module', 'script'] as const).some((sourceType) => {
    try {
      JavascriptParser._parse(code, { sourceType, parse: undefined, locations: true, ranges: true });
      return true;
    } catch {
      return false;
    }
  });
}

/** Returns the syntax errors that SWC finds in code. Code is valid if it parses as a module or as a script. */
export function parseScript(code: string, options: Parameters<typeof parseWithSwc>[1]): Failure[] {
  const asModule = attempt(() => void parseWithSwc(code, { target: 'esnext', ...options } as never), swcLine);
  if (asModule.length === 0) return [];
  const asScript = attempt(
    () => void parseWithSwc(code, { target: 'esnext', ...options, isModule: false } as never),
    swcLine,
  );
  return asScript.length === 0 ? [] : asModule;
}

/** Returns the line in SWC's code frame: 3 for `,-[3:1]`. */
function swcLine(error: unknown): number {
  return Number(/\[(?:[^\]]*:)?(\d+):\d+\]/.exec(String(error))?.[1] ?? 1);
}
