import type { ReactNode } from 'react';
import * as styles from './HomeBody.module.css';
import { HomeStartingPoints } from './HomeStartingPoints.tsx';
import { HomeExample } from './HomeExample.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import { HomeSections } from './HomeSections.tsx';
import { ModulesDrawing } from './ModulesDrawing.tsx';

/**
 * Renders everything below the hero: first what webpack does, then who it is for and how to get started. `children` is
 * the prose of `content/index.md`.
 */
export function HomeBody({ children }: { children?: ReactNode }) {
  return (
    <>
      <HomeExample />
      <HomeStartingPoints />
      <ModulesDrawing />
      {children && <div className={styles.words}>{children}</div>}
      <HomeSections />
      <HomeFigures />
    </>
  );
}
