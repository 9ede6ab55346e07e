import * as styles from './Skeleton.module.css';

/** Placeholder for the search field, the tabs, and what follows them (the treemap or, in a narrow window, its table) while a stats file is read. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.search} />
      <div className={styles.tabs} />
      <div className={styles.map} data-reserved="map" />
    </div>
  );
}
