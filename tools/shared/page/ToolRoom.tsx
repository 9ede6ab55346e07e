import type { ReactNode } from 'react';
import * as styles from './ToolRoom.module.css';

/** Keeps the prose below a tool out of the viewport until the tool has loaded, so that it doesn't shift. */
export function ToolRoom({ children }: { children: ReactNode }) {
  return <div className={styles.room}>{children}</div>;
}
