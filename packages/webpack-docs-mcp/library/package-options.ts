/** Finds options of loaders and plugins that have no facts in the pages about their packages, which are READMEs. Pure. */
import { kindsOf } from '../../../compile/markdown-copy/code-lines.ts';
import type { PackagedPage } from './package-data.ts';
import { leadOf, type Section, sectionsOf } from './sections.ts';

/** Where an option is described. */
export interface PackageOption {
  page: PackagedPage;
  /** Id of the section; undefined for the text before the first one. */
  id: string | undefined;
  /** Its section, its row of a table with the head, or its item of a list. */
  markdown: string;
}

/**
 * The description of an option of a package: `css-loader modules.localIdentName`, `new TerserPlugin({ extractComments })`. The
 * package may be left out if one page alone has a heading of that name.
 *
 * @returns undefined if no page describes it
 */
export function packageOption(pages: Iterable<PackagedPage>, asked: string): PackageOption | undefined {
  const ofPackages = pagesOfPackages(pages);
  const [first = '', ...words] = asked
    .split(/[^\w$-]+/)
    .filter((word) => word !== '' && !/^(?:new|option|options|default)$/.test(word));
  const page = pageOfPackage(ofPackages, first);
  const name = (page ? words : [first, ...words]).at(-1);
  if (name === undefined) return undefined;
  if (page) return describedIn(page, name);
  const found = ofPackages.flatMap((one) => headedIn(one, name) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

/** The page about a loader or a plugin: `css-loader`, `CSS Loader`, `TerserPlugin`. */
export function pageOfPackage(pages: Iterable<PackagedPage>, name: string): PackagedPage | undefined {
  return pagesOfPackages(pages).find(({ url }) => namesOf(url).includes(lettersOf(name)));
}

function pagesOfPackages(pages: Iterable<PackagedPage>): PackagedPage[] {
  return [...pages].filter(({ url }) => /^\/(?:loaders|plugins)\/[^/]+\/$/.test(url));
}

/** Names of a package by the address of its page: `terserwebpackplugin` and `terserplugin`. */
function namesOf(url: string): string[] {
  const slug = url.split('/')[2] ?? '';
  return [slug, slug.replace('-webpack', '')].map(lettersOf);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}

function headedIn(page: PackagedPage, name: string): PackageOption | undefined {
  const section = sectionsOf(page.markdown).find(
    ({ title }) => title.replaceAll(/[`*]/g, '').split('.').at(-1)?.toLowerCase() === name.toLowerCase(),
  );
  return section && { page, id: section.id, markdown: section.markdown };
}

/** By its heading, or else its row or item, or else code that sets it. */
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

/** The sections of a page without their subsections, the text before them first. */
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

/** A row with the head of its table. */
function rowAt(lines: readonly string[], at: number): string {
  let first = at;
  while (lines[first - 1]?.startsWith('|')) first -= 1;
  return [lines[first], lines[first + 1], lines[at]].join('\n');
}

/** An item with what is indented below it. */
function itemAt(lines: readonly string[], at: number): string {
  const indent = /^\s*/.exec(lines[at]!)![0].length;
  const after = lines.slice(at + 1);
  const end = after.findIndex((line) => line.trim() !== '' && /^\s*/.exec(line)![0].length <= indent);
  return [lines[at], ...after.slice(0, end < 0 ? undefined : end)].join('\n').trim();
}
