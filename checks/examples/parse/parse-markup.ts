import { createRequire } from 'node:module';
import { parse as parseHtml } from 'parse5';
import type { Failure } from '../example.ts';
import { attempt, firstLine } from './attempt.ts';

const require = createRequire(import.meta.url);

/**
 * Returns syntax errors in HTML. Browsers accept any HTML, so only errors that are certainly unintended are reported.
 */
export function parseMarkup(code: string): Failure[] {
  const meant = new Set([
    'missing-end-tag-name',
    'unexpected-equals-sign-before-attribute-name',
    'duplicate-attribute',
    'eof-in-tag',
    'eof-in-comment',
    'missing-whitespace-between-attributes',
    'end-tag-with-attributes',
  ]);
  const failures: Failure[] = [];
  parseHtml(code, {
    onParseError: ({ code: name, startLine }) => {
      if (meant.has(name)) failures.push({ line: startLine, message: name.replaceAll('-', ' ') });
    },
  });
  return failures;
}

/** Returns syntax errors in a Vue component. */
export function parseVue(code: string): Failure[] {
  const { parse } = require('@vue/compiler-sfc') as typeof import('@vue/compiler-sfc');
  return parse(code).errors.map((error) => ({
    line: ('loc' in error ? error.loc?.start.line : undefined) ?? 1,
    message: firstLine(error.message),
  }));
}

/** Returns syntax errors in a Svelte component. */
export function parseSvelte(code: string): Failure[] {
  const { parse } = require('svelte/compiler') as typeof import('svelte/compiler');
  return attempt(
    () => void parse(code),
    (error) => (error as { start?: { line: number } }).start?.line ?? 1,
  );
}
