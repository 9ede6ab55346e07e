import type { CSSProperties } from 'react';
import * as styles from './SpinningCube.module.css';

interface Props {
  /** Length of an edge in px. */
  depth?: number;
  /** A quarter turn begins every so many milliseconds. */
  repeatDelay?: number;
  /** Stands still. */
  paused?: boolean;
}

const faces = ['front', 'back', 'left', 'right', 'top', 'bottom'] as const;

/** A box of glass with a module in it, turning against each other. Pure decoration. */
export function SpinningCube({ depth = 120, repeatDelay = 5000, paused = false }: Props) {
  const style = { '--depth': `${depth}px`, '--repeat': `${repeatDelay}ms` } as CSSProperties;
  return (
    <div className={styles.scene} style={style} data-paused={paused || undefined} aria-hidden="true">
      <div className={styles.outer}>
        {faces.map((face) => <span key={face} className={styles[face]} />)}
      </div>
      <div className={styles.inner}>
        {faces.map((face) => <span key={face} className={styles[face]} />)}
      </div>
    </div>
  );
}
