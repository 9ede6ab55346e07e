import path from 'node:path';
import type { Facts } from '../../facts/types.ts';
import type { PlayableExamples } from '../examples/playable-examples.ts';
import { compilePage } from '../markdown/compile-page.ts';
import { createHighlighter } from '../markdown/highlight.ts';
import type { CompiledPage, SourcePage } from '../types.ts';

/** Syntax highlighter shared by all tests of a file, because grammars take long to load. */
const highlighter = createHighlighter();

/** Page fields that a test can override. */
export interface TestPage extends Partial<SourcePage> {
  facts?: Facts;
  playable?: PlayableExamples;
}

/**
 * Compiles Markdown as a page of `content/guides/`, with the real pipeline.
 *
 * @param body Markdown without front matter; it starts on the file's fourth line
 */
export async function compileText(body: string, { facts, playable, ...page }: TestPage = {}): Promise<CompiledPage> {
  const source: SourcePage = {
    path: 'guides/sample.md',
    file: path.resolve(import.meta.dirname, 'fixtures/sample.md'),
    url: '/guides/sample/',
    kind: 'page',
    extension: '.md',
    frontMatter: { title: 'Sample' },
    body,
    bodyLine: 4,
    size: body.length,
    ...page,
  };
  const context = {
    highlighter,
    publicDir: path.resolve(import.meta.dirname, 'fixtures/public'),
    origin: 'https://webpack.js.org',
  };
  return compilePage(source, { ...context, ...(facts && { facts }), ...(playable && { playable }) });
}

/** Returns the HTML of a page's prose without part wrappers and anchor links, to keep expectations short. */
export async function htmlOf(body: string, page: TestPage = {}): Promise<string> {
  const { html, problems } = await compileText(body, page);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  return html
    .replace(/<\/?section[^>]*>/g, '')
    .replace(/<a class="anchor"[^>]*><\/a>/g, '')
    .split(/(<pre[^]*?<\/pre>)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/>\n+/g, '>')))
    .join('')
    .trim();
}

/** Returns the problems of a compiled page, each as `line severity: message`. */
export async function problemsOf(body: string, page: TestPage = {}): Promise<string[]> {
  const { problems } = await compileText(body, page);
  return problems.map(({ line, severity, message }) => `${line} ${severity}: ${message}`);
}

/** Page options for tests that compile the text as .mdx. */
export const mdx: TestPage = { extension: '.mdx', path: 'guides/sample.mdx' };
