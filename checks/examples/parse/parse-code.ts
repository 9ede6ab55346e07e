import type { Failure } from '../example.ts';
import { attempt, type Parser } from './attempt.ts';
import { jsonLine, parseJson5, parseYaml } from './parse-data.ts';
import { parseMarkup, parseSvelte, parseVue } from './parse-markup.ts';
import { parseJavaScript, parseScript } from './parse-script.ts';
import { parseShell } from './parse-shell.ts';
import { parseCss, parseLess } from './parse-styles.ts';

/**
 * Parses code in the language of its fence.
 *
 * @param lang language of the fence
 * @returns errors with 1-based lines within the code, or `undefined` if there is no parser for the language
 */
export function parseCode(lang: string, code: string): Failure[] | undefined {
  return Object.hasOwn(parsers, lang) ? parsers[lang]!(code) : undefined;
}

/** Whether there is a parser for a language. */
export function hasParser(lang: string): boolean {
  return Object.hasOwn(parsers, lang);
}

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
