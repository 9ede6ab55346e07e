/**
 * Lists the Markdown copies of pages for AI assistants and other programs (llmstxt.org), in layers and with sizes.
 * `llms.txt` lists the sections, `guides/llms.txt` lists the pages of a section, and the `llms-full` files contain the
 * text itself.
 */
import { kindsOf } from '../../compile/markdown-copy/code-lines.ts';
import { bytesOf, partsOf } from '../../compile/markdown-copy/markdown-parts.ts';
import type { WholeConfig } from '../../site.config.ts';
import { markdownAddress } from '../../src/model/markdown-address.ts';
import type { PageData } from '../../src/model/page.ts';
import { type SectionId, sectionIds } from '../../src/model/sections.ts';
import type { Site } from '../site.ts';

/** Data of a site whose Markdown copies are listed. */
interface ListedSite {
  pages: readonly { module: { page: PageData } }[];
  sections: Site['sections'];
  /** Markdown of each page, by address. */
  copies: ReadonlyMap<string, string>;
}

/**
 * Maximum size in bytes of a full-text file of a section. AI assistants and other programs can read a file of this size
 * at once.
 */
const mostBytes = 100_000;

/** Sections of the site that are references rather than guides. */
const reference: readonly SectionId[] = ['configuration', 'api', 'loaders', 'plugins'];

/** A page in an `llms.txt` list. */
interface ListedPage {
  title: string;
  /** Absolute URL of the page's Markdown copy. */
  address: string;
  description: string;
  markdown: string;
}

/** An `llms-full` file with text of a section: whole pages, or a part of a long one. */
interface TextFile {
  /**
   * Description of what the full-text file contains: the names of its pages, or the range in a long page: `“Output”
   * from “Asset names” on`.
   */
  content: string;
  text: string;
}

/** A section of the site in an `llms.txt` list. */
interface ListedSection {
  /** Id of the site's section; `''` for the top level. */
  id: string;
  title: string;
  pages: ListedPage[];
}

/** Creates all `llms.txt` lists and full-text files, keyed by output path. */
export function llmsFiles(site: ListedSite, config: WholeConfig): Map<string, string> {
  const sections = listedSections(site, config.origin);
  const inFolders = sections.filter(({ id }) => id !== '');
  const files = new Map<string, string>();
  for (const section of inFolders) {
    const texts = textFiles(section.pages);
    const nameAt = (at: number) => `${section.id}/llms-full${texts.length > 1 ? `-${at + 1}` : ''}.txt`;
    const names = texts.map((_text, at) => nameAt(at));
    for (const [at, { text }] of texts.entries()) files.set(nameAt(at), text);
    files.set(`${section.id}/llms.txt`, sectionList(section, { texts, names, config }));
  }
  const referencePages = sections.filter(({ id }) => reference.some((one) => one === id)).flatMap(({ pages }) => pages);
  files.set('llms-reference.txt', textOf(referencePages));
  files.set('llms-full.txt', textOf(sections.flatMap(({ pages }) => pages)));
  files.set('llms.txt', siteList(sections, files, config));
  return files;
}

function listedSections({ pages, sections, copies }: ListedSite, origin: string): ListedSection[] {
  const bySection = Map.groupBy(pages, ({ module }) => module.page.section);
  const order = ['', ...sectionIds];
  const ordered = [...sections.values()].toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return ordered.flatMap(({ id, title }): ListedSection[] => {
    const listed = (bySection.get(id) ?? []).map(({ module: { page } }) => ({
      title: page.title,
      address: origin + markdownAddress(page.url),
      description: page.description,
      markdown: copies.get(page.url) ?? '',
    }));
    return listed.length === 0 ? [] : [{ id, title, pages: listed }];
  });
}

/** Splits the Markdown of a section's pages into files of at most `mostBytes`. */
function textFiles(pages: readonly ListedPage[]): TextFile[] {
  const groups: ListedPage[][] = [];
  let room = 0;
  for (const page of pages) {
    const size = bytesOf(page.markdown) + 1;
    if (size > room) {
      groups.push([]);
      room = mostBytes;
    }
    groups.at(-1)!.push(page);
    room -= size;
  }
  return groups.flatMap((group): TextFile[] => {
    const [{ title, markdown }, last] = [group[0]!, group.at(-1)!];
    if (group.length > 1) return [{ content: `“${title}” to “${last.title}”`, text: textOf(group) }];
    return bytesOf(markdown) > mostBytes ? partsOfPage(title, markdown) : [{ content: `“${title}”`, text: markdown }];
  });
}

/**
 * Splits a page that is too long for one full-text file between its blocks or the rows of its tables. Each part names
 * the position at which it begins.
 */
function partsOfPage(title: string, markdown: string): TextFile[] {
  let heading = '';
  return partsOf(markdown, mostBytes - 1).map((part, at) => {
    // If the text begins within a table, this is the name in the first cell of its first row.
    const row = /^\|.*\n\|.*\n\| \[?(`[^`]+`)/.exec(part)?.[1];
    const headings = headingsOf(part);
    if (part.startsWith('#')) heading = headings[0] ?? '';
    const from = row ?? `“${heading}”`;
    heading = headings.at(-1) ?? heading;
    return { content: at === 0 ? `“${title}”, its beginning` : `“${title}” from ${from} on`, text: `${part}\n` };
  });
}

function headingsOf(markdown: string): string[] {
  const lines = markdown.split('\n');
  const kinds = kindsOf(lines);
  return lines.flatMap((line, at) =>
    kinds[at] === 'text' ? (/^#{1,6} (.+?)(?: \{#\S+\})?$/.exec(line)?.[1] ?? []) : [],
  );
}

function siteList(sections: readonly ListedSection[], files: ReadonlyMap<string, string>, config: WholeConfig): string {
  const { name, description, origin } = config;
  const link = (title: string, file: string, about: string) => `- [${title}](${origin}/${file}): ${about}`;
  const withSize = (file: string, about: string) => `${about} (${sizeOf(files.get(file) ?? '')})`;
  const reference = 'llms-reference.txt';
  const full = 'llms-full.txt';
  return list([
    `# ${name}`,
    `> ${description}`,
    `Every page is Markdown at its address with \`.md\` in place of the last slash, such as \`/guides/caching.md\`, and at its own address for requests with the header \`Accept: text/markdown\`. Sizes are those of the Markdown.`,
    '## Sections',
    sections
      .filter(({ id }) => id !== '')
      .map(({ id, title, pages }) =>
        link(title, `${id}/llms.txt`, `${counted(pages.length)}, ${sizeOf(textOf(pages))}`),
      )
      .join('\n'),
    '## Pages outside of sections',
    ...sections.filter(({ id }) => id === '').map(({ pages }) => pages.map(pageLine).join('\n')),
    '## Whole text',
    [
      link('Reference', reference, withSize(reference, 'configuration, API, loaders, and plugins in one file')),
      link('Everything', full, withSize(full, 'all pages in one file')),
    ].join('\n'),
  ]);
}

function sectionList(
  { title, pages }: ListedSection,
  { texts, names, config }: { texts: readonly TextFile[]; names: readonly string[]; config: WholeConfig },
): string {
  const { name, origin } = config;
  const lines = texts.map(({ content, text }, at) => {
    const label = texts.length > 1 ? `Part ${at + 1}` : 'Whole text';
    return `- [${label}](${origin}/${names[at]}): ${content} (${sizeOf(text)})`;
  });
  return list([
    `# ${name}: ${title}`,
    `> ${counted(pages.length)}, ${sizeOf(textOf(pages))} of Markdown. All sections are in [llms.txt](${origin}/llms.txt).`,
    '## Pages',
    pages.map(pageLine).join('\n'),
    '## Whole text',
    lines.join('\n'),
  ]);
}

function pageLine({ title, address, description, markdown }: ListedPage): string {
  return `- [${title}](${address}): ${description ? `${description} ` : ''}(${sizeOf(markdown)})`;
}

function list(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}

function textOf(pages: readonly ListedPage[]): string {
  return pages.map(({ markdown }) => markdown).join('\n');
}

function counted(pages: number): string {
  return pages === 1 ? '1 page' : `${pages} pages`;
}

/** Formats the size of a Markdown file, such as `12 KB` or `4.1 MB`. */
function sizeOf(text: string): string {
  const kilobytes = Math.ceil(bytesOf(text) / 1000);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
