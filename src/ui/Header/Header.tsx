import type { ReactNode } from 'react';
import type { MenuLink } from '../menu-link.ts';
import { Cube } from '../Logo/Cube.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as styles from './Header.module.css';

interface HeaderProps {
  /** Product name shown next to the logo in the header. */
  name: string;
  links: MenuLink[];
  iconLinks: { label: string; url: string; icon: IconName }[];
  onMenu: () => void;
  /** Banners between the header and the row of subsections. The row of a tool follows them, too (`ToolRow.tsx`). */
  notices: ReactNode;
  /** Controls shown before the header's icon links: search, language, and theme. */
  children: ReactNode;
}

/** Renders the header bar at the top of every page, and below it the subsections of the active menu entry. */
export function Header({ name, links, iconLinks, onMenu, notices, children }: HeaderProps) {
  const row = links.find((link) => link.isActive)?.children ?? [];
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.menu}
            aria-label={TEXTS.frame.menu}
            aria-controls="sidebar"
            data-needs-script=""
            onClick={onMenu}
          >
            <Icon name="menu" size={24} />
          </button>
          <a href="/" className={styles.logo}>
            <Cube size={34} />
            <span>{name}</span>
          </a>
          <nav className={styles.links} aria-label={TEXTS.frame.main}>
            <MenuLinks links={links} />
          </nav>
          <div className={styles.tools}>
            {children}
            {iconLinks.map(({ label, url, icon }) => (
              <a key={url} href={url} className={`${styles.tool} ${styles.iconLink}`} aria-label={label} title={label}>
                <Icon name={icon} />
              </a>
            ))}
          </div>
        </div>
      </header>
      {notices}
      {row.length > 0 && (
        <nav className="section-row" aria-label={TEXTS.frame.documentation}>
          <div>
            <MenuLinks links={row} />
          </div>
        </nav>
      )}
    </>
  );
}

function MenuLinks({ links }: { links: MenuLink[] }) {
  return links.map(({ content, url, isActive }) => (
    <a key={url} href={url} aria-current={isActive ? 'true' : undefined}>
      {content}
    </a>
  ));
}

/** CSS class of the round buttons in the header. */
export const toolClass: string = styles.tool;
