import * as styles from './since-filter.module.css';

/**
 * Renders a placeholder for the select with which readers choose their webpack version. It looks like the select, which
 * is added on the first interaction (`since-filter.ts`).
 */
export function SinceFilter() {
  return <div className={styles.place} data-since-filter={TEXTS.prose.anyVersion} data-needs-script="" />;
}
