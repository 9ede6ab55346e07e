import type { Fence } from '../types.ts';
import { hasGrammar } from './highlight.ts';

/** Languages that mean “no colors”. */
export const plain = new Set(['text', 'txt', 'plain', 'plaintext', 'none', 'ascii', 'output', 'log']);

/** Languages under other names than Shiki's, mostly file extensions. */
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

/** Names of languages whose file extension in capitals is not what people call them. */
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

/** Name of the grammar that colors a fence: of its language, or in a diff that of the file it is applied to. */
export function grammarOf(fence: Pick<Fence, 'lang' | 'title'>): string {
  const extension = fence.lang === 'diff' ? (/\.(\w+)$/.exec(fence.title ?? '')?.[1] ?? 'text') : fence.lang;
  return grammarNames[extension] ?? extension;
}

/** Whether a language can be colored, or is one that has no colors. */
export function isKnownLanguage(lang: string): boolean {
  return plain.has(lang) || lang === 'diff' || hasGrammar(grammarNames[lang] ?? lang);
}

/** What stands above a block without a title: what kind of code it is. */
export function labelOf({ lang, output }: Fence): string {
  if (output) return 'Output';
  if (shells.has(lang)) return 'Terminal';
  return languageNames[lang] ?? (plain.has(lang) ? 'Text' : lang.toUpperCase());
}

/** Names of languages whose code is typed into a terminal. */
export const shells = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'shell-session', 'shellsession']);
