import type { ReactNode } from 'react';
import { site } from '../../../../site.config.ts';
import { LanguageMenu } from '../../../features/language/LanguageMenu/LanguageMenu.tsx';
import { ThemeToggle } from '../../../features/theme/ThemeToggle/ThemeToggle.tsx';
import { Footer } from '../../../ui/Footer/Footer.tsx';
import { Header, toolClass } from '../../../ui/Header/Header.tsx';
import { SearchBox } from '../../SearchBox/SearchBox.tsx';
import { Later } from '../../Later.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { topLinks } from '../top-links.ts';
import * as styles from './Frame.module.css';

interface FrameProps {
  path: string;
  /** The list of the section's pages; screens without one span the whole width. */
  sidebar?: ReactNode;
  children: ReactNode;
}

const offlineChoice = () => import(/* webpackChunkName: "offline-choice" */ '../../../features/offline/OfflineChoice.tsx');

/** What stands around every screen: header, sidebar, footer. */
export function Frame({ path, sidebar, children }: FrameProps) {
  const links = topLinks(path);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header name={site.name} links={links} iconLinks={site.iconLinks} onMenu={openDrawer}>
        <SearchBox />
        <LanguageMenu mirrors={site.mirrors} path={path} className={toolClass} />
        <ThemeToggle className={toolClass} />
      </Header>
      <div className={sidebar ? styles.columns : undefined}>
        <Drawer links={links} isBare={!sidebar}>
          {sidebar}
        </Drawer>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer name={site.name} links={site.footerLinks}>
        <Later load={offlineChoice} name="OfflineChoice" props={{}} />
      </Footer>
      <div id="announcer" className={styles.announcer} aria-live="polite" />
    </>
  );
}

function openDrawer() {
  import(/* webpackChunkName: "drawer" */ '../../../features/sidebar/drawer.ts').then(({ openDrawer: open }) => open(), console.warn);
}
