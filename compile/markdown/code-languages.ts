import { didYouMean } from '../../src/model/nearest.ts';
import type { Fence } from '../types.ts';
import { grammarList, hasGrammar } from './highlight.ts';

/** Names of code fence languages that aren't highlighted. */
export const plain = new Set(['text', 'txt', 'plain', 'plaintext', 'none', 'ascii', 'output', 'log']);

/** Shiki's names for other spellings of a language, mostly file extensions. */
const grammarNames: Partial<Record<string, string>> = {
  bash: 'shellscript',
  sh: 'shellscript',
  shell: 'shellscript',
  console: 'shellscript',
  zsh: 'shellscript',
  mjs: 'js',
  cjs: 'js',
  mts: 'ts',
  cts: 'ts',
  htm: 'html',
  svg: 'xml',
  styl: 'stylus',
  babelrc: 'json',
  gitignore: 'text',
};

/** Display names of code languages whose file extension in upper case would be wrong. */
const languageNames: Partial<Record<string, string>> = {
  js: 'JavaScript',
  mjs: 'JavaScript',
  cjs: 'JavaScript (CommonJS)',
  jsx: 'JSX',
  ts: 'TypeScript',
  tsx: 'TSX',
  json5: 'JSON5',
  jsonc: 'JSON',
  scss: 'Sass',
  sass: 'Sass',
  less: 'Less',
  vue: 'Vue',
  svelte: 'Svelte',
  diff: 'Changes',
  nginx: 'nginx',
  docker: 'Dockerfile',
  ruby: 'Ruby',
  graphql: 'GraphQL',
  md: 'Markdown',
  markdown: 'Markdown',
  pug: 'Pug',
  coffee: 'CoffeeScript',
};

/** Returns the grammar for a code fence. For a diff, returns the grammar for the changed file. */
export function grammarOf(fence: Pick<Fence, 'lang' | 'title'>): string {
  const extension = fence.lang === 'diff' ? (/\.(\w+)$/.exec(fence.title ?? '')?.[1] ?? 'text') : fence.lang;
  return grammarNames[extension] ?? extension;
}

/** Whether a code fence's language can be highlighted, or is known not to need it. */
function isKnownLanguage(lang: string): boolean {
  return plain.has(lang) || lang === 'diff' || hasGrammar(grammarNames[lang] ?? lang);
}

/** Diagram languages, which other sites render as images. */
const drawings = new Set(['mermaid', 'plantuml', 'puml', 'dot', 'graphviz', 'd2']);

/** Returns an error message with a suggestion for an invalid fence language, or undefined if the language is valid. */
export function mistakenLanguage(lang: string): string | undefined {
  if (drawings.has(lang))
    return `A fence in ${lang} would be shown as code. A diagram is an SVG file beside the page, shown with <Diagram src="./graph.svg" title="…">…</Diagram> (docs/writing.md, “Links and images”). To show the code itself, use text.`;
  if (isKnownLanguage(lang)) return undefined;
  const names = [...plain, ...Object.keys(grammarNames), ...grammarList];
  return `The language ${lang} is unknown.${didYouMean(lang, names)} For code without colors, use text.`;
}

/** Returns the label above a code block without a title: the kind of code. */
export function labelOf({ lang, output }: Fence): string {
  if (output) return 'Output';
  if (shells.has(lang)) return 'Terminal';
  return languageNames[lang] ?? (plain.has(lang) ? 'Text' : lang.toUpperCase());
}

/** Names of shell languages in code fences. */
export const shells = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'shell-session', 'shellsession']);
