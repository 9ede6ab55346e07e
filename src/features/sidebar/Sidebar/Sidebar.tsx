import type { Anchor, SectionData, SidebarPage } from '../../../model/page.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SidebarItem } from './SidebarItem.tsx';
import * as styles from './Sidebar.module.css';

interface SidebarProps {
  section: SectionData;
  path: string;
  anchors?: Anchor[];
}

/** The pages of the open section, in order, under the headings of their groups. */
export function Sidebar({ section, path, anchors }: SidebarProps) {
  return (
    <nav aria-label={section.title || 'Pages'}>
      {section.printable && (
        <a className={styles.print} href={section.printable}>
          <Icon name="printer" size={16} />
          Print Section
        </a>
      )}
      {groupsOf(section.pages).map(({ name, pages }) => (
        <div key={name} className={styles.group}>
          {name && <h2 className={styles.groupTitle}>{name}</h2>}
          <ul className={styles.list}>
            {pages.map((page) => (
              <SidebarItem key={page.url} page={page} isCurrent={page.url === path} anchors={page.url === path ? anchors : undefined} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Pages by group, groups in the order of their first page, pages without one first. */
function groupsOf(pages: readonly SidebarPage[]): { name: string; pages: SidebarPage[] }[] {
  const groups = Map.groupBy(pages, (page) => page.group ?? '');
  return [...groups]
    .map(([name, members]) => ({ name, pages: members }))
    .sort((a, b) => Number(a.name !== '') - Number(b.name !== ''));
}
