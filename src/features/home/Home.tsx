import type { ReactNode } from 'react';
import * as styles from './Home.module.css';
import { HomeHero } from './HomeHero.tsx';

/**
 * The home page up to the sponsors. Only its hero moves; `children` are what stands below. Without them, what came with the
 * document is adopted as it stands: React is told of an empty element and leaves what it finds.
 */
export function Home({ children }: { children?: ReactNode }) {
  return (
    <>
      <HomeHero />
      {children ? (
        <div className={styles.body}>{children}</div>
      ) : (
        <div className={styles.body} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
    </>
  );
}
