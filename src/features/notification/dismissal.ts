import { readStored } from '../../ui/browser/storage.ts';

/**
 * Version of the current notification. Increase it for a new notification, so that readers who dismissed the previous
 * one see the new one (specification, section 3).
 */
export const notificationVersion = '3';
/** Storage key for the version of the notification that the reader dismissed. */
export const dismissalKey = 'notification-dismissed';

/**
 * Shows the notification on the first page of a visit, unless the reader dismissed it. A page that another page of this
 * site led to isn't the first. Runs before the first paint.
 */
export function showNotice(): void {
  const isFirst = !document.referrer.startsWith(location.origin);
  if (isFirst && isDue(readStored(dismissalKey))) document.documentElement.dataset.notice = '';
}

/** Hides the notification. */
export function dropNotice(): void {
  delete document.documentElement.dataset.notice;
}

/** Whether to show the notification, given the dismissed version in storage. True if that isn't the current version. */
export function isDue(stored: string | null): boolean {
  return stored !== notificationVersion;
}
