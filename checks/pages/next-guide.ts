import { headedParts, startTags } from '../../compile/html/finished-html.ts';
import type { CompiledPage } from '../../compile/types.ts';
import { nextGuideId } from '../../src/model/next-guide.ts';
import { sectionOf } from '../../src/model/sections.ts';
import { sidebarOrder } from '../../src/model/sidebar.ts';
import type { PageFault } from './page-faults.ts';

/**
 * Finds guides that recommend a different next guide than the “next” button, either in their last section or as “Next
 * guide” in the front matter. The button follows the order of the sidebar. The cause may be an added or moved page, so
 * the message names the page that follows.
 */
export function wrongSuccessors(pages: readonly CompiledPage[]): PageFault[] {
  const listed = pages.filter(({ kind }) => kind === 'page');
  return [...Map.groupBy(listed, ({ url }) => sectionOf(url))].flatMap(([section, members]) => {
    const places = members.map((page) => ({ ...page.frontMatter, url: page.url, title: page.title, page }));
    const ordered = sidebarOrder(places, `/${section}/`);
    return ordered.flatMap(({ page }, at) => successorFaults(page, ordered[at + 1]?.page));
  });
}

function successorFaults(page: CompiledPage, next: CompiledPage | undefined): PageFault[] {
  const isNext = (url: string | undefined): boolean => next !== undefined && url?.endsWith(next.url) === true;
  const fault = (name: string, url: string | undefined): PageFault => ({
    where: page,
    line: page.links.findLast(({ href }) => href === url)?.line ?? 1,
    message: `“${name}” leads to ${url ?? 'nothing'}, and the button below it to ${next?.url ?? 'no page'}: name the page that follows in the sidebar.`,
    ...(next && { causedBy: next }),
  });
  const heading = page.headings.find(({ id }) => id === nextGuideId);
  const linked = heading && firstWrittenLink(page, nextGuideId);
  const related = (page.frontMatter.related ?? []).filter(({ title }) => title.startsWith('Next guide:'));
  return [
    ...related.filter(({ url }) => !isNext(url)).map(({ title, url }) => ({ ...fault(title, url), quote: title })),
    ...(heading && !isNext(linked) ? [fault(heading.title, linked)] : []),
  ];
}

/** Returns the target of the first link in a section. Links to the glossary, which the build adds, are skipped. */
function firstWrittenLink({ html, links }: CompiledPage, id: string): string | undefined {
  const written = new Set(links.map(({ href }) => href));
  const section = headedParts(html, 1, 6).find((part) => part.id === id);
  return [...startTags(section?.html ?? '')]
    .map(({ attributes }) => attributes.get('href'))
    .find((href) => href !== undefined && written.has(href));
}
