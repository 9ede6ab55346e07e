/**
 * Finds options of loaders and plugins that aren't part of webpack. They are described in READMEs, which are pages of
 * the site.
 */
import { kindsOf } from '../../../compile/markdown-copy/code-lines.ts';
import { propertiesIn, tableRows } from './message-rows.ts';
import type { PackagedPage } from './package-data.ts';
import { leadOf, type Section, sectionsOf } from './sections.ts';
import { lastPart } from '../../../src/model/last-part.ts';

/** The description of a loader's or plugin's option on its README page. */
export interface PackageOption {
  page: PackagedPage;
  /** Path of the option (`modules.localIdentName`). Known only if the option has a heading. */
  name?: string;
  /** Id of the section that contains the description, or undefined for the text before the first section. */
  id: string | undefined;
  /** Markdown of the description: a section, a table row with the table's header, or a list item. */
  markdown: string;
}

/**
 * Finds the description of a loader's or plugin's option (`css-loader modules.localIdentName`, `new TerserPlugin({
 * extractComments })`). The package may be omitted if only one page has a heading with the option's name.
 *
 * @returns undefined if no page describes the option
 */
export function packageOption(pages: Iterable<PackagedPage>, asked: string): PackageOption | undefined {
  const ofPackages = pagesOfPackages(pages);
  const { page, above, name } = packageAndName(ofPackages, asked);
  if (name === undefined) return undefined;
  if (page) return above.every((word) => isNamedOn(page, word)) ? describedIn(page, name) : undefined;
  const found = ofPackages
    .flatMap((one) => headedIn(one, name) ?? [])
    .filter((one) => `.${one.name}`.toLowerCase().endsWith(`.${[...above, name].join('.')}`.toLowerCase()));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Whether a README page mentions a name in code or a heading. The name is that of an option that contains the queried
 * one.
 */
function isNamedOn({ markdown }: PackagedPage, word: string): boolean {
  return new RegExp(String.raw`(?:\x60|^#+ .*|^\s*|[{.]\s*)${word.replaceAll('$', String.raw`\$`)}\b`, 'im').test(
    markdown,
  );
}

/**
 * Splits a query into an npm package and an option. If the query starts with a package's name, returns the page of that
 * package. The last word is the option's name, and the words between them are the options that contain it.
 */
export function packageAndName(
  pages: Iterable<PackagedPage>,
  asked: string,
): { page: PackagedPage | undefined; above: string[]; name: string | undefined } {
  const [first = '', ...words] = asked
    .split(/[^\w$-]+/)
    .filter((word) => word !== '' && !/^(?:new|option|options|default)$/.test(word));
  const page = pageOfPackage(pages, first);
  const named = page ? words : [first, ...words];
  return { page, above: named.slice(0, -1), name: named.at(-1) };
}

/**
 * Finds the replacement of an option that a loader or plugin no longer accepts, in the table of error messages on the
 * page about loaders and plugins.
 *
 * @param page page of the package
 * @returns undefined if no row is about the option
 */
export function movedOption(
  pages: Iterable<PackagedPage>,
  { title: owner }: PackagedPage,
  key: string,
): { says: string; url: string } | undefined {
  for (const page of [...pages].filter(({ url }) => url === '/errors/loaders-and-plugins/'))
    for (const { id, markdown } of innermost(page))
      for (const { cells } of tableRows(markdown)) {
        const [message = '', packages = '', says = ''] = cells;
        if (propertiesIn(message).includes(key) && packages.split(', ').includes(owner))
          return { says, url: id === undefined ? page.url : `${page.url}#${id}` };
      }
  return undefined;
}

/** Finds the page about a loader or plugin by its name in any spelling (`css-loader`, `CSS Loader`, `TerserPlugin`). */
export function pageOfPackage(pages: Iterable<PackagedPage>, name: string): PackagedPage | undefined {
  return pagesOfPackages(pages).find(({ url }) => namesOf(url).includes(lettersOf(name)));
}

function pagesOfPackages(pages: Iterable<PackagedPage>): PackagedPage[] {
  return [...pages].filter(({ url }) => /^\/(?:loaders|plugins)\/[^/]+\/$/.test(url));
}

/**
 * Returns the normalized names of a loader or plugin, given the URL of its page (`terserwebpackplugin` and
 * `terserplugin`).
 */
function namesOf(url: string): string[] {
  const slug = url.split('/')[2] ?? '';
  return [slug, slug.replace('-webpack', '')].map(lettersOf);
}

/**
 * Reduces a package's name to its letters and digits, because spellings differ in other characters (`css-loader`, `CSS
 * Loader`).
 */
export function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}

function headedIn(page: PackagedPage, name: string): PackageOption | undefined {
  const sections = sectionsOf(page.markdown);
  const at = sections.findIndex(({ title }) => lastPart(plain(title)).toLowerCase() === name.toLowerCase());
  const section = sections[at];
  return section && { page, name: pathAt(sections, at), id: section.id, markdown: section.markdown };
}

/** Matches README headings that name a type of value that an option accepts, such as `#### object`. */
const valueKind = /^(?:boolean|string|object|function|array|number|regexp)$/i;

/**
 * Builds the path of an option from its heading and the headings above it. READMEs, for example, have the heading
 * `localIdentName` below `modules`.
 */
function pathAt(sections: readonly Section[], at: number): string {
  const own = sections[at]!;
  if (plain(own.title).includes('.')) return plain(own.title);
  const above: string[] = [];
  let { level } = own;
  for (const one of sections.slice(0, at).toReversed()) {
    if (one.level >= level) continue;
    level = one.level;
    if (/^`[\w$.]+`$/.test(one.title) && !valueKind.test(plain(one.title))) above.unshift(plain(one.title));
  }
  return [...above, plain(own.title)].join('.');
}

/** Returns the names of options that have a heading on a README page. */
export function optionsOn(page: PackagedPage): string[] {
  const names = sectionsOf(page.markdown).flatMap(({ title }) =>
    /^`[a-z][\w$.]*`$/.test(title) ? [plain(title)] : [],
  );
  return [...new Set(names.filter((name) => !valueKind.test(name)))];
}

function plain(title: string): string {
  return title.replaceAll(/[`*]/g, '');
}

/**
 * Finds an option on a README page by its heading, or else by its table row or list item, or else by code that sets it.
 */
function describedIn(page: PackagedPage, name: string): PackageOption | undefined {
  const headed = headedIn(page, name);
  if (headed) return headed;
  const sections = innermost(page);
  const begin = String.raw`[\s*_\x60[\]]*${name.replaceAll('$', String.raw`\$`)}[*_\x60\]]`;
  for (const pattern of [new RegExp(String.raw`^\|${begin}`), new RegExp(String.raw`^\s*[-*] ${begin}`)])
    for (const { id, markdown } of sections) {
      const lines = markdown.split('\n');
      const at = lines.findIndex((line) => pattern.test(line));
      if (at >= 0) return { page, id, markdown: lines[at]!.startsWith('|') ? rowAt(lines, at) : itemAt(lines, at) };
    }
  const set = new RegExp(String.raw`^\s*${name.replaceAll('$', String.raw`\$`)}\s*:`);
  const inCode = sections.find(({ markdown }) => {
    const lines = markdown.split('\n');
    const kinds = kindsOf(lines);
    return lines.some((line, at) => kinds[at] === 'code' && set.test(line));
  });
  return inCode && { page, id: inCode.id, markdown: inCode.markdown };
}

/** Returns the sections of a page without their subsections, preceded by the text before the first section. */
function innermost(page: PackagedPage): (Omit<Section, 'id'> & { id: string | undefined })[] {
  const all = sectionsOf(page.markdown);
  const alone = all.map((section) => {
    const below = sectionsOf(section.markdown)[1];
    return below
      ? { ...section, markdown: section.markdown.slice(0, section.markdown.indexOf(below.markdown)) }
      : section;
  });
  return [{ id: undefined, title: page.title, level: 1, markdown: leadOf(page.markdown) }, ...alone];
}

/** Returns a row of a Markdown table with the table's header. */
function rowAt(lines: readonly string[], at: number): string {
  let first = at;
  while (lines[first - 1]?.startsWith('|')) first -= 1;
  return [lines[first], lines[first + 1], lines[at]].join('\n');
}

/** Returns a Markdown list item, including the indented lines below it. */
function itemAt(lines: readonly string[], at: number): string {
  const indent = /^\s*/.exec(lines[at]!)![0].length;
  const after = lines.slice(at + 1);
  const end = after.findIndex((line) => line.trim() !== '' && /^\s*/.exec(line)![0].length <= indent);
  return [lines[at], ...after.slice(0, end < 0 ? undefined : end)].join('\n').trim();
}
