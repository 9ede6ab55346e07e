/** Creates the preview's input from a build: webpack's output files, and the HTML document that loads them. */
import type { PreviewFiles, PreviewRun } from '../../model/preview.ts';
import type { Project } from '../../../../src/model/project.ts';
import type { BuildResult, CompilationResult } from '../../model/protocol.ts';

/** Returns the files and HTML that the preview should run, or `undefined` if no compilation targets browsers. */
export function previewRun(project: Project, { compilations }: BuildResult): PreviewRun | undefined {
  const made = compilations.filter(({ forBrowser, assets }) => forBrowser && assets.length > 0);
  if (made.length === 0) return undefined;
  const folder = commonFolder(made.map(({ output }) => output));
  return { files: filesOf(made, folder), html: htmlOf(project, made, folder) };
}

function filesOf(compilations: readonly CompilationResult[], folder: string): PreviewFiles {
  return Object.fromEntries(
    compilations.flatMap((compilation) =>
      compilation.assets.map(({ name, content }) => [inFolder(compilation, folder) + name, content]),
    ),
  );
}

/**
 * Returns the HTML document for the preview. webpack emitted it, the project contains it, or it is generated here to
 * load the entry points.
 */
function htmlOf(project: Project, compilations: readonly CompilationResult[], folder: string): string {
  const emitted = compilations.flatMap(({ assets }) => assets).filter(({ name }) => name.endsWith('.html'));
  const page = emitted.find(({ name }) => /(?:^|\/)index\.html$/.test(name)) ?? emitted[0];
  if (page) return new TextDecoder().decode(page.content);
  const written = [`${folder}/index.html`, 'dist/index.html', 'public/index.html', 'index.html']
    .map((path) => project.files[path.replace(/^\//, '')])
    .find((content) => typeof content === 'string');
  const tags = entryTags(compilations, folder);
  if (written === undefined)
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title><body><div id="root"></div>${tags.map(({ tag }) => tag).join('')}</body></html>`;
  const html = withoutFolder(written, folder);
  const lacking = tags.filter(({ file }) => !html.includes(file)).map(({ tag }) => tag);
  return /<\/body>/i.test(html)
    ? html.replace(/<\/body>/i, () => `${lacking.join('')}</body>`)
    : html + lacking.join('');
}

/** Removes the output folder from paths in an HTML page that is next to that folder (`dist/main.js`). */
function withoutFolder(html: string, folder: string): string {
  if (folder === '') return html;
  const name = folder.replaceAll(/[^\w]/g, String.raw`\$&`);
  return html.replaceAll(new RegExp(String.raw`(\s(?:src|href)=["']?)(?:\.{0,2}\/)*${name}\/`, 'g'), '$1');
}

function entryTags(compilations: readonly CompilationResult[], folder: string): { file: string; tag: string }[] {
  const files = compilations.flatMap((compilation) =>
    compilation.entries.flatMap((entry) =>
      entry.files.map((name) => ({
        file: inFolder(compilation, folder) + name,
        isModule: compilation.assets.find((asset) => asset.name === name)?.info.module ?? false,
      })),
    ),
  );
  const once = files.filter(({ file }, index) => files.findIndex((other) => other.file === file) === index);
  return once
    .filter(({ file }) => /\.(?:css|[cm]?js)$/.test(file))
    .map(({ file, isModule }) => ({ file, tag: tagOf(file, isModule) }));
}

function tagOf(file: string, isModule: boolean): string {
  const address = file.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  if (file.endsWith('.css')) return `<link rel="stylesheet" href="${address}">`;
  return `<script ${isModule ? 'type="module" ' : ''}src="${address}"></script>`;
}

function inFolder({ output }: CompilationResult, folder: string): string {
  const rest = folder === '' ? output : output.slice(folder.length + 1);
  return rest === '' ? '' : `${rest}/`;
}

function commonFolder([first = '', ...others]: readonly string[]): string {
  const parts = first.split('/');
  for (let length = parts.length; length > 0; length--) {
    const folder = parts.slice(0, length).join('/');
    if (others.every((other) => other === folder || other.startsWith(`${folder}/`))) return folder;
  }
  return '';
}
