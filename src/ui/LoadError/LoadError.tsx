import * as styles from '../NotFound/NotFound.module.css';

/** What shows in place of a page whose chunk did not come. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={styles.screen} role="alert">
      <h1 className={styles.title}>Error loading content.</h1>
      <p>The rest of the site still works. Check your connection, then load this page again.</p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </section>
  );
}
