import type { ReactNode } from 'react';
import { useAdopted } from '../browser/useAdopted.ts';
import { Cube } from '../Logo/Cube.tsx';
import * as styles from './Footer.module.css';

interface FooterLink {
  label: string;
  url: string;
}

interface FooterProps {
  name: string;
  /** Links to render in the footer. Only passed when prerendering, because the browser adopts the prerendered list. */
  links?: FooterLink[] | undefined;
  /** Content to show below the footer's links. */
  children?: ReactNode;
}

/** Renders the footer with the links at the end of every page. */
export function Footer({ name, links, children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <a href="/" className={styles.mark} aria-label={TEXTS.frame.home(name)}>
          <Cube size={40} />
        </a>
        <Links links={links} />
        <div className={styles.later}>{children}</div>
      </div>
    </footer>
  );
}

/** Renders the footer's list of links. It is the same on all pages, so the browser bundle doesn't contain it. */
function Links({ links = [] }: Pick<FooterProps, 'links'>) {
  const nav = useAdopted<HTMLElement>(`.${styles.links}`);
  const attributes = { className: styles.links, 'aria-label': TEXTS.frame.footer };
  if (!IS_PRERENDER)
    return <nav {...attributes} ref={nav} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <nav {...attributes}>
      {links.map(({ label, url }) => (
        <a key={url} href={url}>
          {label}
        </a>
      ))}
    </nav>
  );
}
