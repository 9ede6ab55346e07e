import type { ReactNode } from 'react';
import * as styles from './HomeBody.module.css';
import { HomeDoors } from './HomeDoors.tsx';
import { HomeExample } from './HomeExample.tsx';
import { HomeOnward } from './HomeOnward.tsx';
import { ModulesDrawing } from './ModulesDrawing.tsx';

/** Everything below the hero; `children` are the words of `content/index.md`. */
export function HomeBody({ children }: { children?: ReactNode }) {
  return (
    <>
      <HomeDoors />
      <ModulesDrawing />
      <HomeExample />
      {children && <div className={styles.words}>{children}</div>}
      <HomeOnward />
    </>
  );
}
