import { type MouseEvent, useState } from 'react';
import { groupBy } from '../../../model/group-by.ts';
import type { SectionData, SidebarPage } from '../../../model/page.ts';
import type { SidebarAnchor } from '../../../model/sidebar-anchor.ts';
import { nearbyPages } from '../../../model/sidebar.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SidebarItem } from './SidebarItem.tsx';
import * as styles from './Sidebar.module.css';

interface SidebarProps {
  section: SectionData;
  path: string;
  anchors?: SidebarAnchor[] | undefined;
  /** Loads the full list of a section's pages when the document contains only the nearby ones. */
  loadWhole: (id: string) => Promise<SectionData>;
}

/** Renders the sidebar: the pages of the current section, grouped and in order. */
export function Sidebar({ section, path, anchors, loadWhole }: SidebarProps) {
  const [whole, setWhole] = useState<SectionData>();
  const { pages: listed, more = {} } = whole ?? nearbyPages(section, path);

  /** Replaces the short list of pages with the full one. Without scripts, the link opens the section's index page. */
  async function listAll(event: MouseEvent<HTMLAnchorElement>) {
    const { href } = event.currentTarget;
    event.preventDefault();
    try {
      setWhole(await loadWhole(section.id));
    } catch {
      location.assign(href);
    }
  }

  return (
    <nav aria-label={section.title || TEXTS.sidebar.pages}>
      {groupsOf(listed, more).map(({ name, pages }) => (
        <div key={name} className={styles.group}>
          {name && <h2 className={styles.groupTitle}>{name}</h2>}
          <ul className={styles.list}>
            {pages.map((page) => (
              <SidebarItem
                key={page.url}
                page={page}
                isCurrent={page.url === path}
                anchors={page.url === path ? anchors : undefined}
              />
            ))}
          </ul>
          {more[name] && (
            <a
              href={section.url}
              className={styles.more}
              aria-label={TEXTS.sidebar.moreOf(more[name], name || section.title)}
              onClick={listAll}
            >
              {TEXTS.sidebar.more(more[name])}
            </a>
          )}
        </div>
      ))}
      {section.printable && section.printable !== path && (
        <a className={styles.print} href={section.printable}>
          <Icon name="printer" size={16} />
          {TEXTS.sidebar.printSection}
        </a>
      )}
    </nav>
  );
}

/**
 * Groups the pages of a section for the sidebar. Groups are in the order of their first page, and pages without a group
 * come first.
 */
function groupsOf(
  pages: readonly SidebarPage[],
  more: Record<string, number>,
): { name: string; pages: SidebarPage[] }[] {
  const groups = groupBy(pages, (page) => page.group ?? '');
  const names = new Set([...Object.keys(more), ...groups.keys()]);
  return [...names]
    .map((name) => ({ name, pages: groups.get(name) ?? [] }))
    .sort((a, b) => Number(a.name !== '') - Number(b.name !== ''));
}
