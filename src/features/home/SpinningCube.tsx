import { ModuleGraph } from './ModuleGraph.tsx';
import * as styles from './SpinningCube.module.css';

const faces = ['front', 'back', 'left', 'right', 'top', 'bottom'] as const;

/**
 * Renders a decorative glass cube with a smaller cube inside, which turns the other way. In wide windows, modules enter
 * it and files leave it. The stylesheet sets size and speed.
 */
export function SpinningCube() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <ModuleGraph />
      <div className={styles.outer}>
        {faces.map((face) => (
          <span key={face} className={styles[face]} />
        ))}
      </div>
      <div className={styles.inner}>
        {faces.map((face) => (
          <span key={face} className={styles[face]} />
        ))}
      </div>
    </div>
  );
}
