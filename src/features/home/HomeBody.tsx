import type { ReactNode } from 'react';
import * as styles from './HomeBody.module.css';
import { HomeStartingPoints } from './HomeStartingPoints.tsx';
import { HomeExample } from './HomeExample.tsx';
import { HomeFigures } from './HomeFigures.tsx';

/**
 * Renders everything below the hero of the home page: what webpack makes of a small project, links for each kind of
 * visitor, a first build, and how thoroughly the documentation is checked. `children` is the prose of
 * `content/index.md`.
 */
export function HomeBody({ children }: { children?: ReactNode }) {
  return (
    <>
      <HomeExample />
      <HomeStartingPoints />
      {children && <div className={styles.words}>{children}</div>}
      <HomeFigures />
    </>
  );
}
