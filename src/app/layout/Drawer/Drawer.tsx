import type { ReactNode } from 'react';
import type { SiteConfig } from '../../../../site.config.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { MenuLink } from '../../../ui/menu-link.ts';
import * as styles from './Drawer.module.css';

interface DrawerProps {
  links: MenuLink[];
  iconLinks: SiteConfig['iconLinks'];
  /** Whether the drawer contains only the menu, in which case it isn't shown beside the page. */
  isBare: boolean;
  children: ReactNode;
}

/**
 * Renders the sidebar: a left column in wide windows, and in narrow ones a drawer that also contains the header's
 * links.
 */
export function Drawer({ links, iconLinks, isBare, children }: DrawerProps) {
  const here = links.flatMap((link) => [...link.children, link]).find(({ isActive }) => isActive);
  return (
    <>
      <aside id="sidebar" className={styles.drawer} data-bare={isBare || undefined} aria-label={TEXTS.frame.navigation}>
        <div className={styles.menu}>
          <details key={here?.url} open={isBare}>
            <summary>{here?.content ?? TEXTS.frame.menu}</summary>
            <nav aria-label={TEXTS.frame.menu} className={styles.links}>
              {links.map(({ content, url, isActive, children: row }) => (
                <div key={url}>
                  <a href={url} aria-current={isActive ? 'true' : undefined}>
                    {content}
                  </a>
                  {row.length > 0 && (
                    <div className={styles.row}>
                      {row.map((link) => (
                        <a key={link.url} href={link.url} aria-current={link.isActive ? 'true' : undefined}>
                          {link.content}
                        </a>
                      ))}
                    </div>
                  )}
                </div>
              ))}
            </nav>
          </details>
          <button
            type="button"
            className={styles.close}
            aria-label={TEXTS.frame.closeMenu}
            data-close=""
            data-needs-script=""
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        {children}
        <div className={styles.elsewhere}>
          {iconLinks.map(({ label, url, icon }) => (
            <a key={url} href={url}>
              <Icon name={icon} size={18} />
              {label}
            </a>
          ))}
        </div>
      </aside>
      <div id="drawer-backdrop" className={styles.backdrop} />
    </>
  );
}
