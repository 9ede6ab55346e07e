import type { ReactNode } from 'react';
import * as styles from './ReservedSpace.module.css';

/**
 * Keeps the prose below a tool outside the visible area until the tool has loaded, so that the user doesn't see it
 * move.
 */
export function ReservedSpace({ children }: { children: ReactNode }) {
  return <div className={styles.reserved}>{children}</div>;
}
