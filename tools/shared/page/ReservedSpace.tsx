import type { ReactNode } from 'react';
import * as styles from './ReservedSpace.module.css';

/** Keeps the words of a page below the window until its tool has loaded, however tall that is, so that they don't move. */
export function ReservedSpace({ children }: { children: ReactNode }) {
  return <div className={styles.reserved}>{children}</div>;
}
