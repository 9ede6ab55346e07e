import type { ReactNode } from 'react';
import * as styles from './Home.module.css';
import { HomeExample } from './HomeExample.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeOnward } from './HomeOnward.tsx';
import { ModulesDrawing } from './ModulesDrawing.tsx';

/** The home page up to the sponsors; `children` are its words, `content/index.md`. */
export function Home({ children }: { children?: ReactNode }) {
  return (
    <>
      <HomeHero />
      <ModulesDrawing />
      <HomeExample />
      {children && <div className={styles.words}>{children}</div>}
      <HomeOnward />
    </>
  );
}
