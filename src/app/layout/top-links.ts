import { documentationIds, otherIds, type SectionId, sectionNames } from '../../model/sections.ts';
import type { MenuLink } from '../../ui/link.ts';

/** The entries of the header as they stand on the page at `path` (specification, section 2 “Shared layout”). */
export function topLinks(path: string): MenuLink[] {
  const entry = (content: string, url: string): MenuLink => ({
    content,
    url,
    isActive: path.startsWith(url),
    children: [],
  });
  const section = (id: SectionId) => entry(sectionNames[id], `/${id}/`);
  const children = documentationIds.map(section);
  return [
    { content: 'Documentation', url: '/concepts/', isActive: children.some((child) => child.isActive), children },
    ...otherIds.map(section).toSpliced(-1, 0, entry('Vote', '/vote/')),
  ];
}
