import * as styles from './NotificationBanner.module.css';

interface Props {
  onDismiss: () => void;
}

/** The notification itself, with the way to be rid of it. */
export function NotificationBanner({ onDismiss }: Props) {
  const version = document.documentElement.dataset.webpackVersion;
  return (
    <aside className={styles.banner} aria-label="Notification" data-notification="">
      <p>
        Examples with a “Checked” mark were run with webpack{version && ` ${version}`}, the version that this site
        documents. <a href="/contribute/writers-guide/">How pages are checked</a>
      </p>
      <button type="button" className={styles.close} aria-label="Dismiss notification" onClick={onDismiss}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  );
}
