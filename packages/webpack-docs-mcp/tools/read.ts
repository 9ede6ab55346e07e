import { z } from 'zod';
import { nearest } from '../../../src/model/nearest.ts';
import { pageOfMarkdown } from '../../../src/model/markdown-address.ts';
import type { PackagedFact, PackagedPage } from '../library/package-data.ts';
import type { Library } from '../library/library.ts';
import { bytesOf, cut, partsOf } from '../../../compile/markdown-copy/markdown-parts.ts';
import { fitted } from '../library/fit.ts';
import { leadOf, type Section, sectionsOf } from '../library/sections.ts';
import { absolute, withShortLinks } from './addresses.ts';
import { factLines } from './fact-text.ts';
import { type Answer, docsTool, Refusal } from './tool.ts';
import { percentDecoded } from '../../../src/model/url.ts';

/** Number of bytes in an answer that are reserved for the link to its source and the note about further parts. */
const frame = 420;

/** Tool that returns a documentation page or section as Markdown. */
export const read = docsTool(
  {
    name: 'read',
    title: 'Read a page or a section',
    description:
      'Gives a page of the webpack documentation as Markdown, or one of its sections. A long page gives its introduction and the list of its sections; ask again with one of them.',
    input: z.strictObject({
      address: z
        .string()
        .trim()
        .min(1)
        .max(500)
        .describe(
          'address of a page with or without its origin, such as /guides/caching/ or /configuration/output/#outputpath',
        ),
      section: z.string().trim().max(200).optional().describe('id or title of a section of the page'),
      part: z
        .number()
        .int()
        .min(1)
        .max(1000)
        .default(1)
        .describe('which part of a section that is too long for one answer'),
    }),
  },
  async ({ address, section, part }, { library, room }) => {
    const { page, id } = await pageAt(library, address);
    const wanted = section ?? id;
    if (wanted === undefined || wanted === '') return wholePage(library, page, { part, room: room - frame });
    return readSection(library, page, { section: sectionNamed(library, page, wanted), part, room: room - frame });
  },
);

/** Returns a part of a documentation section. @param given.room maximum size of a part in bytes */
function readSection(
  library: Library,
  page: PackagedPage,
  { section, part, room }: { section: Section; part: number; room: number },
): Answer {
  const url = absolute(library, `${page.url}#${section.id}`);
  return onePart(withShortLinks(library, section.markdown), { url, from: page.title, part, room });
}

async function pageAt(library: Library, address: string): Promise<{ page: PackagedPage; id: string | undefined }> {
  const inside = address.startsWith(library.about.origin) ? address.slice(library.about.origin.length) : address;
  if (/^[a-z]+:/i.test(inside))
    throw new Refusal(`This reads pages of ${library.about.origin} only: send an address such as /guides/caching/.`);
  const [path = '', id] = inside.split('#', 2);
  const rooted = `/${path.replace(/^\/+/, '')}`;
  const url = pageOfMarkdown(rooted) ?? rooted.replace(/\/*$/, '/');
  const page = library.pages().get(url.toLowerCase()) ?? (url === '/index/' ? library.pages().get('/') : undefined);
  if (page) return { page, id: id === undefined ? undefined : percentDecoded(id) };
  throw new Refusal(`There is no page ${cut(rooted, 200)}.${await suggestions(library, url)}`);
}

/** Suggests URLs that are similar to one that doesn't exist, by spelling and by a search for its words. */
async function suggestions(library: Library, url: string): Promise<string> {
  const meant = nearest(url, library.pages().keys(), 5);
  const found = await (await library.search()).find(url.replaceAll(/[/-]+/g, ' ').trim(), { limit: 4 });
  const near = new Set([...(meant === undefined ? [] : [meant]), ...found.map((result) => result.url)]);
  if (near.size === 0) return ' Use the tool search to find one.';
  return ` Did you mean:${[...near].map((one) => `\n- ${absolute(library, one)}`).join('')}`;
}

/** Returns the id that an option's heading has, or had before the option was removed: `devserverbefore`. */
function slugOf({ name }: PackagedFact): string {
  return name.toLowerCase().replaceAll(/[^\w-]/g, '');
}

/**
 * Finds a section of a page by its id or title, or else returns what is known about the option or another name with
 * this id.
 */
function sectionNamed(library: Library, page: PackagedPage, wanted: string): Section {
  const sections = sectionsOf(page.markdown);
  const name = wanted.replace(/^#/, '');
  const plain = (title: string): string => title.replaceAll('`', '').toLowerCase();
  const found = sections.find(({ id }) => id === name) ?? sections.find(({ title }) => plain(title) === plain(name));
  if (found) return found;
  const fact =
    library.facts().find(({ url }) => url === `${page.url}#${name}`) ??
    library
      .facts()
      .find((one) => one.kind === 'removed' && one.url?.split('#')[0] === page.url && slugOf(one) === name);
  if (fact) {
    const says = [factLines(fact, {}).join('\n'), fact.says ?? ''].join('\n\n').trim();
    return {
      id: fact.url?.split('#')[1] ?? name,
      title: fact.name,
      level: 6,
      markdown: `###### \`${fact.name}\`\n\n${says}`,
    };
  }
  const names = fitted(
    sections.map(({ id, title }) => `- ${id}: ${title}`),
    2500,
    (left) => `- and ${left} more`,
  );
  throw new Refusal(`${page.title} has no section ${cut(name, 200)}. It has:\n${names}`);
}

/**
 * Returns a documentation page. If it has more than `room` bytes, returns its introduction and a list of its sections,
 * or the requested part.
 */
function wholePage(library: Library, page: PackagedPage, { part, room }: { part: number; room: number }): Answer {
  const markdown = withShortLinks(library, page.markdown);
  const url = absolute(library, page.url);
  if (part > 1 || bytesOf(markdown) <= room) return onePart(markdown, { url, from: page.title, part, room });
  const lead = cut(leadOf(markdown), 1500);
  const sections = sectionsOf(page.markdown).map(
    ({ id, title, level, markdown: text }) =>
      `${'  '.repeat(level - 2)}- ${title} (section ${id}, ${Math.ceil(bytesOf(text) / 1000)} KB)`,
  );
  const upper = sections.filter((line) => !line.startsWith(' '));
  const listed = bytesOf(sections.join('\n')) < room - bytesOf(lead) - 100 ? sections : upper;
  const outline = fitted(listed, room - bytesOf(lead) - 60, (left) => `- and ${left} more sections`);
  return {
    text: `Source: ${url}\n\n${lead}\n\nSections, to be read with the tool read and their id:\n${outline}`,
    addresses: [url],
  };
}

function onePart(
  markdown: string,
  { url, from, part, room }: { url: string; from: string; part: number; room: number },
): Answer {
  const parts = partsOf(markdown, room);
  const text = parts[part - 1];
  if (text === undefined) throw new Refusal(`${url} has ${parts.length} parts: send a part from 1 to ${parts.length}.`);
  const more =
    part < parts.length ? `\n\n(Part ${part} of ${parts.length}: read it with part ${part + 1} to go on.)` : '';
  return { text: `Source: ${cut(url, 200)} (${cut(from, 100)})\n\n${text}${more}`, addresses: [url] };
}
