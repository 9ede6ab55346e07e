import type { ReactNode } from 'react';
import * as styles from './HomeBody.module.css';
import { HomeStartingPoints } from './HomeStartingPoints.tsx';
import { HomeExample } from './HomeExample.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import { ModulesDrawing } from './ModulesDrawing.tsx';

/**
 * Renders everything below the hero of the home page: first what webpack does and how thoroughly the documentation is
 * checked, then links for each kind of visitor. `children` is the prose of `content/index.md`.
 */
export function HomeBody({ children }: { children?: ReactNode }) {
  return (
    <>
      <HomeExample />
      <div className={styles.model}>
        <HomeFigures />
        <ModulesDrawing />
      </div>
      <HomeStartingPoints />
      {children && <div className={styles.words}>{children}</div>}
    </>
  );
}
