import { useEffect } from 'react';
import { site } from '../../../site.config.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { writeStored } from '../../ui/browser/storage.ts';
import { dismissalKey, dropNotice, isDue, notificationVersion } from './dismissal.ts';
import * as styles from './Notification.module.css';

function dismiss(): void {
  writeStored(dismissalKey, notificationVersion);
  dropNotice();
}

/**
 * Renders the notification, which every document contains. It is visible on the first page of each visit until the
 * reader dismisses it, which applies to all tabs. An attribute of the root element shows it from the first paint (see
 * `showNotice`).
 */
export function Notification() {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === dismissalKey && !isDue(newValue)) dropNotice();
    };
    addEventListener('storage', onStorage);
    // The page of an unknown address is shown twice.
    const first = location.pathname;
    const onPage = () => {
      if (location.pathname !== first) dropNotice();
    };
    document.addEventListener('page-shown', onPage);
    return () => {
      removeEventListener('storage', onStorage);
      document.removeEventListener('page-shown', onPage);
    };
  }, []);
  return (
    <div className={styles.place}>
      <aside className={styles.banner} aria-label={TEXTS.frame.notification} data-notification="">
        <p>
          <a href="/contribute/writers-guide/">
            {TEXTS.frame.examplesChecked(site.name)} {WEBPACK_VERSION}
          </a>
          <span className={styles.rest}>{TEXTS.frame.examplesCheckedHow}</span>
        </p>
        <button type="button" className={styles.close} aria-label={TEXTS.frame.dismissNotification} onClick={dismiss}>
          <Icon name="close" size={20} />
        </button>
      </aside>
    </div>
  );
}
