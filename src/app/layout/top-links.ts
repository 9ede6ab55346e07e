import type { MenuLink } from '../../ui/link.ts';

/** Sections of the Documentation entry, in the order of the row under the header. */
const documentation = [
  ['Concepts', '/concepts/'],
  ['Configuration', '/configuration/'],
  ['Guides', '/guides/'],
  ['API', '/api/'],
  ['Loaders', '/loaders/'],
  ['Plugins', '/plugins/'],
  ['Migrate', '/migrate/'],
] as const;

/** The entries of the header as they stand on the page at `path` (specification, section 2 “Shared layout”). */
export function topLinks(path: string): MenuLink[] {
  const entry = (content: string, url: string): MenuLink => ({
    content,
    url,
    isActive: path.startsWith(url),
    children: [],
  });
  const children = documentation.map(([content, url]) => entry(content, url));
  return [
    { content: 'Documentation', url: '/concepts/', isActive: children.some((child) => child.isActive), children },
    entry('Contribute', '/contribute/'),
    entry('Vote', '/vote/'),
    entry('Blog', '/blog/'),
  ];
}
