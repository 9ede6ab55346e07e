import type { ReactNode } from 'react';
import { useAdopted } from '../../ui/browser/useAdopted.ts';
import * as styles from './Home.module.css';
import { HomeHero } from './HomeHero.tsx';

/**
 * The home page up to the sponsors. Only its hero moves; `children` are what stands below. Without them, what came with the
 * document is adopted as it stands.
 */
export function Home({ children }: { children?: ReactNode }) {
  const body = useAdopted<HTMLDivElement>(children ? undefined : `.${styles.body}`);
  return (
    <>
      <HomeHero />
      {children ? (
        <div className={styles.body}>{children}</div>
      ) : (
        <div ref={body} className={styles.body} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
    </>
  );
}
