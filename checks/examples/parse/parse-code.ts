import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { parseSync as parseWithSwc } from '@swc/core';
import json5 from 'json5';
import { transform as transformCss } from 'lightningcss';
import { parse as parseHtml } from 'parse5';
import { parseAllDocuments } from 'yaml';
import type { Failure } from '../example.ts';

const require = createRequire(import.meta.url);

/** What can go wrong: `line` is 1-based within the code. */
type Parser = (code: string) => Failure[];

/**
 * Parses code by its fence's language.
 *
 * @param lang language of the fence
 * @returns the errors with their 1-based line within the code, or `undefined` when the language has no parser here
 */
export function parseCode(lang: string, code: string): Failure[] | undefined {
  return Object.hasOwn(parsers, lang) ? parsers[lang]!(code) : undefined;
}

/** Whether the language has a parser here. */
export function hasParser(lang: string): boolean {
  return Object.hasOwn(parsers, lang);
}

/** Languages that are known and have nothing to parse. */
export const plainLanguages: ReadonlySet<string> = new Set([
  'text',
  'txt',
  'plain',
  'ini',
  'http',
  'nginx',
  'docker',
  'dockerfile',
  'graphql',
  'ruby',
  'pug',
  'markdown',
  'md',
  'console',
  'toml',
  'scss',
  'sass',
  'stylus',
  'coffee',
  'coffeescript',
  'handlebars',
  'hbs',
  'ejs',
  'xml',
  'svg',
  'php',
  'python',
  'rust',
  'apache',
  'batch',
  'bat',
  'powershell',
  'makefile',
  'csv',
  'wat',
  'elm',
  'mdx',
  'vim',
  'diff',
  'gitignore',
  'regex',
  'java',
  'csharp',
]);

const parsers: Record<string, Parser> = {
  js: parseJavaScript,
  mjs: parseJavaScript,
  cjs: parseJavaScript,
  javascript: parseJavaScript,
  jsx: (code) => parseScript(code, { syntax: 'ecmascript', jsx: true, decorators: true }),
  ts: (code) => parseScript(code, { syntax: 'typescript', decorators: true }),
  mts: (code) => parseScript(code, { syntax: 'typescript', decorators: true }),
  cts: (code) => parseScript(code, { syntax: 'typescript', decorators: true }),
  typescript: (code) => parseScript(code, { syntax: 'typescript', decorators: true }),
  tsx: (code) => parseScript(code, { syntax: 'typescript', tsx: true, decorators: true }),
  json: (code) => attempt(() => void JSON.parse(code), jsonLine),
  jsonc: parseJson5,
  json5: parseJson5,
  css: parseCss,
  less: parseLess,
  html: parseMarkup,
  yaml: parseYaml,
  yml: parseYaml,
  vue: parseVue,
  svelte: parseSvelte,
  bash: parseShell,
  sh: parseShell,
  shell: parseShell,
};

/** What webpack parses, whatever a module's kind; JSX beside it, since a loader may take it away. */
function parseJavaScript(code: string): Failure[] {
  const failures = parseScript(code, {
    syntax: 'ecmascript',
    jsx: true,
    decorators: true,
    importAttributes: true,
  } as never);
  return failures.length > 0 && webpackParses(code) ? [] : failures;
}

/** Webpack's own parser knows syntax that is newer than swc's (`import defer`, `import source`). */
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

function parseScript(code: string, options: Parameters<typeof parseWithSwc>[1]): Failure[] {
  const asModule = attempt(() => void parseWithSwc(code, { target: 'esnext', ...options } as never), swcLine);
  if (asModule.length === 0) return [];
  const asScript = attempt(
    () => void parseWithSwc(code, { target: 'esnext', ...options, isModule: false } as never),
    swcLine,
  );
  return asScript.length === 0 ? [] : asModule;
}

function parseJson5(code: string): Failure[] {
  return attempt(
    () => void json5.parse(code),
    (error) => (error as { lineNumber?: number }).lineNumber ?? 1,
  );
}

function parseCss(code: string): Failure[] {
  const options = { filename: 'example.css', code: Buffer.from(code) };
  const line = (error: unknown): number => (error as { loc?: { line: number } }).loc?.line ?? 1;
  const plain = attempt(() => void transformCss(options), line);
  return plain.length === 0 || attempt(() => void transformCss({ ...options, cssModules: true }), line).length === 0
    ? []
    : plain;
}

function parseLess(code: string): Failure[] {
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

/** A browser takes any HTML; what is reported is what was surely not meant. */
function parseMarkup(code: string): Failure[] {
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

function parseYaml(code: string): Failure[] {
  return parseAllDocuments(code).flatMap((document) =>
    document.errors.map((error) => ({ line: error.linePos?.[0].line ?? 1, message: firstLine(error.message) })),
  );
}

function parseVue(code: string): Failure[] {
  const { parse } = require('@vue/compiler-sfc') as typeof import('@vue/compiler-sfc');
  return parse(code).errors.map((error) => ({
    line: ('loc' in error ? error.loc?.start.line : undefined) ?? 1,
    message: firstLine(error.message),
  }));
}

function parseSvelte(code: string): Failure[] {
  const { parse } = require('svelte/compiler') as typeof import('svelte/compiler');
  return attempt(
    () => void parse(code),
    (error) => (error as { start?: { line: number } }).start?.line ?? 1,
  );
}

function parseShell(code: string): Failure[] {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
  if (status === 0) return [];
  const [, line = '1', message = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return [{ line: Number(line), message: message.trim() }];
}

function attempt(parse: () => void, lineOf: (error: unknown) => number): Failure[] {
  try {
    parse();
    return [];
  } catch (error) {
    return [{ line: lineOf(error), message: readable(error) }];
  }
}

/** swc draws a picture of the place: `,-[3:1]` is line 3. */
function swcLine(error: unknown): number {
  return Number(/\[(?:[^\]]*:)?(\d+):\d+\]/.exec(String(error))?.[1] ?? 1);
}

function jsonLine(error: unknown): number {
  return Number(/line (\d+)/.exec(String(error))?.[1] ?? 1);
}

function readable(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // oxlint-disable-next-line no-control-regex -- swc colors its picture
  return firstLine(text.replaceAll(/\u001b\[[\d;]*m/g, '').replace(/^\s*(?:x|×)\s*/, ''));
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
