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
 * Renders the notification, which every document contains. It is visible until the reader dismisses it, which applies
 * to all tabs. An attribute of the root element shows it from the first paint (see `showNotice`). If storage is
 * unavailable, the dismissal lasts until the page is unloaded.
 */
export function Notification() {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === dismissalKey && !isDue(newValue)) dropNotice();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
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
