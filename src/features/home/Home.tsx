import type { ReactNode } from 'react';
import * as styles from './Home.module.css';
import { HomeBody } from './HomeBody.tsx';
import { HomeHero } from './HomeHero.tsx';

/**
 * Renders the home page without the list of sponsors. None of it needs scripts. `children` is the prose of
 * `content/index.md`.
 */
export function Home({ children }: { children?: ReactNode }) {
  return (
    <div>
      <HomeHero />
      <div className={styles.body}>
        <HomeBody>{children}</HomeBody>
      </div>
    </div>
  );
}
