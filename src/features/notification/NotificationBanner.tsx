import { site } from '../../../site.config.ts';
import * as styles from './NotificationBanner.module.css';

interface Props {
  onDismiss: () => void;
}

/** Renders the notification with its dismiss button. */
export function NotificationBanner({ onDismiss }: Props) {
  const version = document.documentElement.dataset.webpackVersion;
  return (
    <aside className={styles.banner} aria-label={TEXTS.frame.notification} data-notification="">
      <p>
        <a href="/contribute/writers-guide/">
          {TEXTS.frame.examplesChecked(site.name)}
          {version && ` ${version}`}
        </a>
        <span className={styles.rest}>{TEXTS.frame.examplesCheckedHow}</span>
      </p>
      <button type="button" className={styles.close} aria-label={TEXTS.frame.dismissNotification} onClick={onDismiss}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  );
}
