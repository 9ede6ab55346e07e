import * as styles from './SpinningCube.module.css';

const faces = ['front', 'back', 'left', 'right', 'top', 'bottom'] as const;

/** Decorative glass cube with a smaller cube inside that turns the other way. Size and speed are in the stylesheet. */
export function SpinningCube() {
  return (
    <div className={styles.scene} aria-hidden="true">
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
