import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '../../compile/types.ts';
import { sectionOf } from '../../src/model/sections.ts';
import { toWrite } from './placeholders.ts';

/** A problem with a page or with another file in the content folder. */
export interface PageFault {
  /** The page with the problem, or the path of the other file in the content folder. */
  where: CompiledPage | string;
  line: number;
  /** Text in the front matter of the page. If given, the problem is reported at the line of this text instead. */
  quote?: string;
  message: string;
  /** Another page that may have caused the problem. The check of that page alone also reports the problem. */
  causedBy?: CompiledPage;
}

/**
 * Recommended length of a page's description in characters. Shorter ones say little, and search engines truncate longer
 * ones.
 */
const descriptionLength = { least: 50, most: 180 };

/** Matches placeholder text in front matter that the author hasn't replaced. */
const placeholder = /^One sentence of \d+ to \d+ characters|\b(?:lorem ipsum|TODO|TBD|FIXME)\b/i;

/** Checks the front matter of authored pages: the length of descriptions, and values that must be unique. */
export function frontMatterFaults(pages: readonly CompiledPage[]): PageFault[] {
  const own = pages.filter(({ kind }) => kind !== 'readme' && kind !== 'printable');
  return [
    ...own.flatMap(descriptionFaults),
    ...shared(own, ({ frontMatter }) => frontMatter.description?.toLowerCase(), 'the description'),
    ...shared(own, ({ title, url }) => `${sectionOf(url)} ${title.toLowerCase()}`, 'the title'),
  ];
}

/** Finds descriptions and sentences that are still the placeholders written by `npm run new`. */
export function unwrittenParts(pages: readonly CompiledPage[]): PageFault[] {
  return pages.flatMap((page) => [
    ...(placeholder.test(page.frontMatter.description ?? '')
      ? [{ where: page, line: 1, message: 'still has the description of a template: write its own.' }]
      : []),
    ...page.sections.flatMap(({ id, text }): PageFault[] => {
      const left = Object.values(toWrite).find((sentence) => text.includes(sentence));
      const line = page.claims.find(({ anchor }) => anchor === id)?.line ?? 1;
      return left === undefined
        ? []
        : [{ where: page, line, message: `still says “${left}”, as its template did: write it.` }];
    }),
  ]);
}

/**
 * Finds pages that have the same sort value as another page in their sidebar group, so that their titles determine the
 * order. This is allowed, but often unintended.
 */
export function sharedPlaces(pages: readonly CompiledPage[]): PageFault[] {
  const placed = pages.filter(({ kind, frontMatter: { sort } }) => kind === 'page' && sort !== undefined && sort >= 0);
  const placeOf = ({ frontMatter: { sort, group }, url }: CompiledPage): string =>
    `${sectionOf(url)} ${group ?? ''} ${sort}`;
  return shared(placed, placeOf, 'the sort');
}

function descriptionFaults(page: CompiledPage): PageFault[] {
  const { description } = page.frontMatter;
  // The home page uses the description of the site (“Page titles and metadata” in the specification).
  if (page.kind === 'home' && description === undefined) return [];
  const fault = (message: string): PageFault[] => [{ where: page, line: 1, message }];
  if (description === undefined)
    return fault('has no description in its front matter: one sentence that says what the page is for.');
  const { least, most } = descriptionLength;
  if (description.length < least || description.length > most)
    return fault(`has a description of ${description.length} characters: write one of 80 to 160.`);
  return [];
}

/**
 * Finds pages that have the same value in a field that should be unique, such as the title. The first page with a value
 * isn't reported.
 */
function shared(
  pages: readonly CompiledPage[],
  keyOf: (page: CompiledPage) => string | undefined,
  what: string,
): PageFault[] {
  return [...Map.groupBy(pages, keyOf)].flatMap(([key, [first, ...others]]) =>
    key === undefined || !first
      ? []
      : others.map((where) => ({ where, line: 1, message: `has ${what} of ${first.path}: give it its own.` })),
  );
}

/**
 * Finds facts that two headings explicitly claim to document. Links to such a fact would have an arbitrary target.
 * Headings that claim a fact implicitly, by name, may occur on several pages.
 */
export function doubleClaims(pages: readonly CompiledPage[]): PageFault[] {
  const claims = pages
    .filter(({ kind }) => kind !== 'readme')
    .flatMap((page) =>
      page.claims.filter(({ by, implied }) => by === 'heading' && !implied).map((claim) => ({ page, ...claim })),
    );
  return [...Map.groupBy(claims, ({ fact }) => fact).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    return others
      .filter(({ page, anchor }) => page !== first.page || anchor !== first.anchor)
      .map(({ page, line, fact }) => ({
        where: page,
        line,
        message: `claims ${fact}, which ${first.page.path}:${first.line} claims already: leave the claim to one of the two, and link from the other.`,
      }));
  });
}

/**
 * Finds headings on a page with the same text below the same parent, because links and search can't tell them apart.
 */
export function doubleHeadings(pages: readonly CompiledPage[]): PageFault[] {
  return pages
    .filter(({ kind }) => kind !== 'readme')
    .flatMap((page) => {
      const above: string[] = [];
      const seen = new Set<string>();
      return page.headings.flatMap(({ title, level, id }): PageFault[] => {
        above.length = Math.min(above.length, level);
        above[level] = title;
        const place = above.join('\n');
        const isTwice = seen.has(place);
        seen.add(place);
        const line = page.claims.find(({ anchor }) => anchor === id)?.line ?? 1;
        return isTwice
          ? [
              {
                where: page,
                line,
                message: `has the heading “${title}” twice in the same section: say how they differ.`,
              },
            ]
          : [];
      });
    });
}

/** Finds files in the content folder that no page uses. */
export function unusedFiles(pages: readonly CompiledPage[], contentDir: string): PageFault[] {
  const used = new Set(pages.flatMap(({ images, inputs }) => [...images, ...inputs].map(({ file }) => file)));
  return globSync('**/*', { cwd: contentDir, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.mdx?$/.test(entry.name) && !notShown.has(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => existsSync(file) && !used.has(file) && !isOfEntries(path.relative(contentDir, file)))
    .toSorted()
    .map((file) => ({
      where: path.relative(contentDir, file),
      line: 1,
      message: 'is shown by no page: remove it, or show it.',
    }));
}

/**
 * Whether a file contains descriptions or examples of options. The compiler adds these to the pages that document the
 * options.
 */
function isOfEntries(file: string): boolean {
  return /^entries[\\/](?:deprecated|removed|(?:examples|unset)[\\/][\w-]+)\.yaml$/.test(file);
}

/** Names of files in the content folder that are for tools and maintainers, rather than for pages. */
const notShown = new Set(['packages.yaml', 'LICENSE', '.DS_Store']);
