import type { Project } from '../model/project.ts';

/** A page of the site that links in generated projects may point to. */
export interface Destination {
  url: string;
  /** All ids on the page that links may use, including aliases. */
  ids: readonly string[];
}

/**
 * Finds broken links in the explanations and next steps of generated projects. @returns each link with the file that
 * contains it
 */
export function lostLinks(projects: readonly Project[], pages: readonly Destination[]): string[] {
  const idsOf = new Map(pages.map(({ url, ids }) => [url, ids]));
  const links = projects.flatMap(({ files, next }) => [
    { from: 'the next guide', href: next.href },
    ...files.flatMap(({ path, lines }) =>
      lines.flatMap((line) =>
        typeof line === 'string' || line.why.href === undefined ? [] : [{ from: path, href: line.why.href }],
      ),
    ),
  ]);
  const lost = links.filter(({ href }) => {
    const [url = '', id] = href.split('#');
    const ids = idsOf.get(url);
    return ids === undefined || (id !== undefined && !ids.includes(id));
  });
  return [...new Set(lost.map(({ from, href }) => `${from}: the link ${href} leads nowhere`))];
}
