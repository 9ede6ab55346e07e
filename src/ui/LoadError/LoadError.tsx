import * as styles from '../NotFound/NotFound.module.css';

/** Renders an error message in place of a page whose chunk failed to load. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={styles.screen} role="alert">
      <h1 className={styles.title}>{TEXTS.missing.failedTitle}</h1>
      <p>{TEXTS.missing.failedAbout}</p>
      <button type="button" className="button" onClick={onRetry}>
        {TEXTS.tryAgain}
      </button>
    </section>
  );
}
