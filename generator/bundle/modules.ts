/** Writes the generated modules that the app imports as `site/…`: one per page, one per sidebar, and tables of both. */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PageModule, SectionData } from '../../src/model/page.ts';
import { sidebarAnchors } from '../../src/model/sidebar-anchor.ts';
import { slugOf } from '../../src/model/url.ts';
import { openFileLimit } from '../../compile/open-file-limit.ts';
import { writeNamed } from '../../compile/write-named.ts';
import { placedHtml } from '../placed-html.ts';
import type { Site } from '../site.ts';
import { shortHash } from './chunk-names.ts';

/** Destination of the generated modules, and settings for naming their chunks. */
interface ModuleOptions {
  /** Absolute path of the folder to write the generated modules to. */
  folder: string;
  /**
   * Version of everything besides a module's source that affects its chunk. It is included in the hash in each chunk
   * name.
   */
  salt: string;
  /** Whether to omit hashes from chunk names, so that hot module replacement finds the same chunk after an edit. */
  stableNames?: boolean;
}

/** Returns the source of the module for a page, which exports a `PageModule`. */
export function pageSource({ page, html, anchors }: PageModule): string {
  return [
    `export const page = ${JSON.stringify(page)};`,
    `export const html = ${quote(placedHtml(html))};`,
    `export const anchors = ${JSON.stringify(sidebarAnchors(anchors))};`,
    '',
  ].join('\n');
}

/** Returns the source of the module for a sidebar. */
function sectionSource(section: SectionData): string {
  return `export const section = ${JSON.stringify(section)};\n`;
}

/** Matches control characters, which are rare in HTML and must be escaped in a string literal. */
const control = /\p{Cc}/gu;

/**
 * Matches control characters and lone surrogates. Finding both takes 16 times as long as finding control characters.
 */
const rare = /[\p{Cc}\p{Cs}]/gu;

/**
 * Formats HTML as a string literal in single quotes, so that the double quotes of attributes need no escaping. This
 * makes chunks smaller.
 */
function quote(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');
  return `'${escaped.replace(text.isWellFormed() ? control : rare, (character) => JSON.stringify(character).slice(1, -1))}'`;
}

/**
 * Writes the generated modules whose source has changed, and removes modules of deleted pages. Unchanged modules aren't
 * written, because webpack watches them.
 *
 * @returns written files, relative to the folder
 */
export async function writeModules(site: Site, options: ModuleOptions): Promise<string[]> {
  const files = new Map<string, string>();
  const chunk = (kind: string, slug: string, source: string) =>
    `${kind}/${slug}${options.stableNames ? '' : `.${shortHash(options.salt + source)}`}`;

  const pages: string[] = [];
  for (const { module } of site.pages) {
    const slug = slugOf(module.page.url);
    const source = pageSource(module);
    files.set(`pages/${slug}.js`, source);
    pages.push(entry(module.page.url, chunk('pages', slug, source), `./pages/${slug}.js`));
  }
  const sections: string[] = [];
  for (const section of site.sections.values()) {
    const slug = section.id || 'top';
    const source = sectionSource(section);
    files.set(`sections/${slug}.js`, source);
    sections.push(entry(section.id, chunk('sections', slug, source), `./sections/${slug}.js`));
  }
  files.set('pages.js', `export const pages = {\n${pages.join('\n')}\n};\n`);
  files.set('sections.js', `export const sections = {\n${sections.join('\n')}\n};\n`);
  files.set(
    'redirects.js',
    `export const redirects = ${JSON.stringify(Object.fromEntries(site.redirects), null, 1)};\n`,
  );
  files.set('moved-headings.js', `export const movedHeadings = ${JSON.stringify(site.movedHeadings, null, 1)};\n`);

  return writeChanged(options.folder, files);
}

function entry(key: string, chunkName: string, request: string): string {
  return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "${chunkName}" */ "${request}"),`;
}

async function writeChanged(folder: string, files: Map<string, string>): Promise<string[]> {
  await mkdir(path.join(folder, 'pages'), { recursive: true });
  await mkdir(path.join(folder, 'sections'), { recursive: true });
  const written = await openFileLimit.map(files, async ([name, source]) => {
    const file = path.join(folder, name);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === source) return [];
    await writeNamed(file, source);
    return [name];
  });
  for (const kind of ['pages', 'sections']) {
    for (const name of await readdir(path.join(folder, kind))) {
      if (!files.has(`${kind}/${name}`)) await rm(path.join(folder, kind, name));
    }
  }
  return written.flat();
}
