import type { ReactNode } from 'react';
import { Cube } from '../Logo/Cube.tsx';
import * as styles from './NotFound.module.css';

/** Renders the 404 page. `children` are suggested pages that load later, in space that is reserved for them. */
export function NotFound({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.screen}>
      <Cube size={96} />
      <h1 className={styles.title}>{TEXTS.missing.title}</h1>
      <p>{TEXTS.missing.about}</p>
      <a href="/" className={`button ${styles.home}`}>
        {TEXTS.missing.home}
      </a>
      <div className={styles.help}>{children}</div>
    </section>
  );
}
