import * as styles from './since-filter.module.css';

/**
 * Renders the place of the select with which readers choose their webpack version. It looks like the select, which comes
 * with the code on the first interaction (`since-filter.ts`).
 */
export function SinceFilter() {
  return <div className={styles.place} data-since-filter={TEXTS.prose.anyVersion} data-needs-script="" />;
}
