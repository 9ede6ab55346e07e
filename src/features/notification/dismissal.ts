import { readStored } from '../../ui/browser/storage.ts';

/**
 * Version of the current notification. Increase it for a new notification, so that readers who dismissed the previous
 * one see the new one (specification, section 3).
 */
export const notificationVersion = '3';
/** Storage key for the version that the reader dismissed. */
export const dismissalKey = 'notification-dismissed';

/** Reserves space for the notification before the first paint, so that loading its chunk causes no layout shift. */
export function reserveNotice(): void {
  if (isDue(readStored(dismissalKey))) document.documentElement.dataset.notice = '';
}

/** Removes the space reserved for the notification. */
export function dropNotice(): void {
  delete document.documentElement.dataset.notice;
}

/** Whether space was reserved, which means that this visit shows the notification. */
export function isNoticeDue(): boolean {
  return document.documentElement.dataset.notice !== undefined;
}

/** Whether to show the notification, given the stored version. True if that isn't the current version. */
export function isDue(stored: string | null): boolean {
  return stored !== notificationVersion;
}
