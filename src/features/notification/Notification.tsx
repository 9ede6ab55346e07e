import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../ui/browser/storage.ts';
import { useChunk } from '../../ui/browser/useChunk.ts';
import { dismissalKey, isDue, notificationVersion } from './dismissal.ts';

const loadBanner = () => import(/* webpackChunkName: "notification" */ './NotificationBanner.tsx');

/** Milliseconds after which the notification may come: by then the page is there and read. */
const patience = 1500;

/**
 * Shows the notification until it is dismissed, once and for all, in every tab. It lies over the page, so it moves nothing.
 * Without storage it stays away until the site is left.
 */
export function Notification() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!isDue(readStored(dismissalKey))) return;
    const timer = setTimeout(() => setDue(true), patience);
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === dismissalKey && !isDue(newValue)) setDue(false);
    };
    addEventListener('storage', onStorage);
    return () => {
      clearTimeout(timer);
      removeEventListener('storage', onStorage);
    };
  }, []);
  const { loaded } = useChunk(loadBanner, due);
  const dismiss = () => {
    writeStored(dismissalKey, notificationVersion);
    setDue(false);
  };
  return due && loaded ? <loaded.NotificationBanner onDismiss={dismiss} /> : null;
}

export default Notification;
