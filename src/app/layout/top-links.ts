import type { DocumentationId } from '../../model/sections.ts';
import type { MenuLink } from '../../ui/link.ts';

/**
 * Sections in the Documentation menu. Repeated here to save bytes on the first visit, which would otherwise load the
 * search's list of sections; the type keeps the ids in sync, and a test the names and the order.
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

/** The entries of the header for the page at `path` (specification, section 2 “Shared layout”). */
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

/** The entries whose section the site has. */
function entriesHere(entries: MenuLink[]): MenuLink[] {
  return MENU_FOLDERS === null ? entries : entries.filter(({ url }) => MENU_FOLDERS?.includes(url.split('/')[1] ?? ''));
}
