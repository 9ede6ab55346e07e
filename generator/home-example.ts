/** Builds the code example on the home page: sources from `home-example/`, bundled by the installed webpack. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import webpack, { type Configuration, type Stats } from 'webpack';
import { renderLines } from '../compile/markdown/code-lines.ts';
import { createHighlighter } from '../compile/markdown/highlight.ts';
import { colorOutput } from '../compile/markdown/output-colors.ts';
import type { HomeExample, ShownFile } from '../src/model/home-example.ts';
import { runOnce } from './bundle/run-compiler.ts';
import { writeModule } from './write-module.ts';

const folder = path.join(import.meta.dirname, 'home-example');

/** The four files of the home page's example in display order (section 2 of the specification). */
const items = [
  { name: 'src/index.js', role: 'Source file' },
  { name: 'src/parcel.js', role: 'Second file' },
  { name: 'webpack.config.js', role: 'Configuration' },
  { name: 'page.html', role: 'Page' },
];

/**
 * Builds the home page's example with its own webpack configuration. Rejects with webpack's message if the example
 * doesn't compile.
 */
async function runWebpack(output: string): Promise<Stats> {
  const { default: configuration } = (await import(pathToFileURL(path.join(folder, 'webpack.config.js')).href)) as {
    default: Configuration;
  };
  const stats = await runOnce(
    webpack({ ...configuration, context: folder, output: { ...configuration.output, path: output } }),
  );
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(`generator/home-example: ${stats.toString('errors-warnings')}`);
  return stats;
}

/**
 * Permits line breaks after punctuation in minified code, which has few spaces. Otherwise, lines would break inside
 * names.
 */
function withBreaks(node: ElementContent): ElementContent[] {
  if (node.type === 'element') return [{ ...node, children: node.children.flatMap(withBreaks) }];
  if (node.type !== 'text') return [node];
  return node.value
    .split(/(?<=[;.,({])/)
    .flatMap((value, index) => (index === 0 ? [{ type: 'text', value }] : [h('wbr'), { type: 'text', value }]));
}

/**
 * Builds the home page's example and writes it as the module `home-example.js`, which exports `example`.
 *
 * @param outDir absolute path of the folder with the generated modules; the bundle is written to a subfolder
 */
export async function buildHomeExample(outDir: string): Promise<HomeExample> {
  const output = path.join(outDir, 'home-example');
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const stats = await runWebpack(output);

  const highlighter = createHighlighter();
  const show = async (
    directory: string,
    { name, role }: { name: string; role: string },
    shown = name,
  ): Promise<ShownFile> => {
    const code = await readFile(path.join(directory, name), 'utf8');
    const language = name.endsWith('.html') ? 'html' : 'js';
    const tokens = await highlighter.tokenize(code.trimEnd(), language);
    const lines = renderLines(tokens, new Map());
    const html = toHtml(role === 'Bundle' ? lines.flatMap(withBreaks) : lines);
    return { name: shown, role, html, size: Buffer.byteLength(code) };
  };
  const example: HomeExample = {
    sources: await Promise.all(items.map((item) => show(folder, item))),
    bundle: await show(output, { name: 'bundle.js', role: 'Bundle' }, 'dist/bundle.js'),
    command: toHtml(renderLines(await highlighter.tokenize('npx webpack', 'bash'), new Map())),
    // Without the time, which differs in each build.
    output: toHtml(renderLines(colorOutput(stats.toString({ timings: false })), new Map())),
  };
  await writeModule(path.join(outDir, 'home-example.js'), `export const example = ${JSON.stringify(example)};\n`);
  return example;
}
