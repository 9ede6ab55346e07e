import { compilePage } from '../compile/markdown/compile-page.ts';
import { createHighlighter } from '../compile/markdown/highlight.ts';
import { scanContent } from '../compile/scan/scan-content.ts';
import { inProject } from './paths.ts';
export async function compileContent(content: string) {
  const { pages, problems } = await scanContent(content, inProject('node_modules'));
  const highlighter = await createHighlighter();
  const compiled = [];
  for (const p of pages) compiled.push(await compilePage(p, { highlighter, publicDir: inProject('public'), origin: 'https://webpack.js.org' }));
  return { pages: compiled, problems: [...problems, ...compiled.flatMap((p) => p.problems)] };
}
