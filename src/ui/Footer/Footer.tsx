import type { ReactNode } from 'react';
import { Cube } from '../Logo/Cube.tsx';
import * as styles from './Footer.module.css';

interface FooterProps {
  name: string;
  links: { label: string; url: string }[];
  /** What the app adds under the links. */
  children?: ReactNode;
}

/** The links at the end of every page. */
export function Footer({ name, links, children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <a href="/" className={styles.mark} aria-label={TEXTS.frame.home(name)}>
          <Cube size={40} />
        </a>
        <nav aria-label={TEXTS.frame.footer} className={styles.links}>
          {links.map(({ label, url }) => (
            <a key={url} href={url}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.later}>{children}</div>
      </div>
    </footer>
  );
}
