import type { DocumentationId } from '../../model/sections.ts';
import type { MenuLink } from '../../ui/menu-link.ts';

/**
 * Sections in the header's Documentation menu. They are repeated here because importing the search's list of sections
 * would add to the bytes of a first visit. The type keeps the ids in sync, and a test compares the names and the order.
 */
const documentation: Record<DocumentationId, string> = {
  concepts: 'Concepts',
  configuration: 'Configuration',
  guides: 'Guides',
  api: 'API',
  loaders: 'Loaders',
  plugins: 'Plugins',
  errors: 'Errors',
  migrate: 'Migrate',
};

/** Returns the header's menu entries for the page at `path` (specification, section 2, “Shared layout”). */
export function topLinks(path: string): MenuLink[] {
  const entry = (content: string, url: string): MenuLink => ({
    content,
    url,
    isActive: path.startsWith(url),
    children: [],
  });
  const children = entriesHere(Object.entries(documentation).map(([id, name]) => entry(name, `/${id}/`)));
  const documentationEntry = {
    content: TEXTS.frame.documentation,
    url: MENU_FOLDERS === null ? '/concepts/' : (children[0]?.url ?? '/'),
    isActive: children.some((child) => child.isActive),
    children,
  };
  return entriesHere([
    documentationEntry,
    { ...entry(TEXTS.frame.tools, '/tools/'), isActive: /^\/(?:tools|playground)\//.test(path) },
    entry(TEXTS.frame.contribute, '/contribute/'),
    entry(TEXTS.frame.vote, '/vote/'),
    entry(TEXTS.frame.blog, '/blog/'),
  ]);
}

/** Keeps only the menu entries whose section exists on this site. */
function entriesHere(entries: MenuLink[]): MenuLink[] {
  return MENU_FOLDERS === null ? entries : entries.filter(({ url }) => MENU_FOLDERS?.includes(url.split('/')[1] ?? ''));
}
