import { useEffect, useState } from 'react';
import { writeStored } from '../../ui/browser/storage.ts';
import { useChunk } from '../../ui/browser/useChunk.ts';
import { dismissalKey, dropNotice, isDue, isNoticeDue, notificationVersion } from './dismissal.ts';
import * as styles from './Notification.module.css';

const loadBanner = () => import(/* webpackChunkName: "behaviors" */ './NotificationBanner.tsx');

/**
 * Shows the notification until the reader dismisses it, which applies to all tabs. Its space is reserved before the
 * first paint (see `reserveNotice`). Without storage, the dismissal lasts until the page is unloaded.
 */
export function Notification() {
  const [due, setDue] = useState(false);
  const { loaded, failed } = useChunk(loadBanner, due);
  const end = () => {
    dropNotice();
    setDue(false);
  };
  useEffect(() => {
    setDue(isNoticeDue());
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === dismissalKey && !isDue(newValue)) end();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  useEffect(() => {
    if (failed) end();
  }, [failed]);
  const dismiss = () => {
    writeStored(dismissalKey, notificationVersion);
    end();
  };
  return <div className={styles.place}>{due && loaded && <loaded.NotificationBanner onDismiss={dismiss} />}</div>;
}

export default Notification;
