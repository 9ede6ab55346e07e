import { type ReactNode, useState } from 'react';
import { build, site } from '../../../../site.config.ts';
import { LanguageMenu } from '../../../features/language/LanguageMenu/LanguageMenu.tsx';
import { Notification } from '../../../features/notification/Notification.tsx';
import { SinceFilter } from '../../../features/sidebar/since-filter/SinceFilter.tsx';
import { VersionSelector } from '../../../features/versions/VersionSelector/VersionSelector.tsx';
import { OldVersion } from '../../../features/versions/OldVersion.tsx';
import type { PageData } from '../../../model/page.ts';
import { ThemeToggle } from '../../../features/theme/ThemeToggle/ThemeToggle.tsx';
import { Footer } from '../../../ui/Footer/Footer.tsx';
import { Header, toolClass } from '../../../ui/Header/Header.tsx';
import { FailureNotice } from '../../../ui/FailureNotice/FailureNotice.tsx';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { SearchBox } from '../../SearchBox/SearchBox.tsx';
import { LazyPart } from '../../LazyPart.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { topLinks } from '../top-links.ts';
import * as styles from './Frame.module.css';

interface FrameProps {
  path: string;
  /** The open page, if the current view shows one. */
  page?: PageData | undefined;
  /** List of the section's pages, shown beside the content. Without it, the content takes the full width. */
  sidebar?: ReactNode;
  children: ReactNode;
}

const footerTools = () => import(/* webpackChunkName: "offline" */ '../FooterTools.tsx');

/** Loads the code of the navigation drawer. It is also loaded when the browser is idle or on the first interaction. */
const loadDrawer = () => import(/* webpackChunkName: "interaction-behaviors" */ '../../../features/sidebar/drawer.ts');

/**
 * Returns the URL of a page in the newest version of webpack's documentation. Used in documentation for older versions.
 */
function newestOf(page: PageData | undefined) {
  const [newest] = site.versions;
  const { canonical, elsewhere } = page ?? {};
  return {
    name: `${site.name} ${VERSION}`,
    newest: `${site.name} ${newest!.label}`,
    href: canonical ?? newest!.origin + (elsewhere?.[newest!.label] ?? '/'),
    isThere: canonical !== undefined,
  };
}

/** Renders the frame around the content of every page: header, sidebar, and footer. Each has its own error boundary. */
export function Frame({ path, page, sidebar, children }: FrameProps) {
  const links = topLinks(path);
  // The blog, the tools, and the pages for contributors are the same for all webpack versions. Their menu entries have
  // no subsections.
  const isVersioned = !links.some(({ isActive, children }) => isActive && children.length === 0);
  const [lacksMenu, setLacksMenu] = useState(false);
  const openMenu = () => {
    setLacksMenu(false);
    loadDrawer().then(
      ({ openDrawer, startDrawerGestures }) => {
        startDrawerGestures();
        openDrawer();
      },
      (error) => {
        console.warn(error);
        setLacksMenu(true);
      },
    );
  };
  return (
    <>
      <a className={styles.skip} href="#main">
        {TEXTS.frame.skip}
      </a>
      <ErrorBoundary about={path}>
        <Header
          name={site.name}
          links={links}
          iconLinks={site.iconLinks}
          onMenu={openMenu}
          notices={
            <>
              {HAS_FACTS && <Notification />}
              {!IS_NEWEST && <OldVersion {...newestOf(page)} />}
            </>
          }
        >
          <ErrorBoundary>
            <SearchBox />
          </ErrorBoundary>
          {HAS_MIRRORS && <LanguageMenu mirrors={site.mirrors} path={path} className={toolClass} />}
          <ThemeToggle className={toolClass} />
        </Header>
        {lacksMenu && (
          <FailureNotice onRetry={openMenu} onClose={() => setLacksMenu(false)}>
            {TEXTS.frame.menuFailed}
          </FailureNotice>
        )}
      </ErrorBoundary>
      <div className={sidebar ? styles.columns : undefined}>
        <ErrorBoundary about={path}>
          <Drawer links={links} iconLinks={site.iconLinks} isBare={!sidebar}>
            {isVersioned && (
              <div className={styles.versions}>
                {HAS_VERSIONS && (
                  <VersionSelector
                    versions={site.versions}
                    product={site.name}
                    path={path}
                    elsewhere={page?.elsewhere}
                  />
                )}
                {path.startsWith('/configuration/') && <SinceFilter />}
              </div>
            )}
            <ErrorBoundary about={path}>{sidebar}</ErrorBoundary>
          </Drawer>
        </ErrorBoundary>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer name={site.name} links={IS_PRERENDER ? build.footerLinks : undefined}>
        <ErrorBoundary>
          <LazyPart load={footerTools} name="FooterTools" props={{}} />
        </ErrorBoundary>
      </Footer>
      <div id="announcer" className={styles.announcer} aria-live="polite" />
    </>
  );
}
