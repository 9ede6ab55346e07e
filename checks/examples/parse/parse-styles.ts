import { createRequire } from 'node:module';
import { transform as transformCss } from 'lightningcss';
import type { Failure } from '../example.ts';
import { attempt } from './attempt.ts';

const require = createRequire(import.meta.url);

/** Returns syntax errors in CSS or CSS modules. */
export function parseCss(code: string): Failure[] {
  const options = { filename: 'example.css', code: Buffer.from(code) };
  const line = (error: unknown): number => (error as { loc?: { line: number } }).loc?.line ?? 1;
  const plain = attempt(() => void transformCss(options), line);
  return plain.length === 0 || attempt(() => void transformCss({ ...options, cssModules: true }), line).length === 0
    ? []
    : plain;
}

/** Returns syntax errors in Less. */
export function parseLess(code: string): Failure[] {
  const less = require('less') as { default?: unknown } & { parse?: unknown };
  const parse = ((less.default as typeof less | undefined) ?? less).parse as (
    code: string,
    options: object,
    done: (error: { line?: number; message: string } | null) => void,
  ) => void;
  const failures: Failure[] = [];
  parse(code, { processImports: false, syncImport: true }, (error) => {
    if (error) failures.push({ line: error.line ?? 1, message: error.message });
  });
  return failures;
}
