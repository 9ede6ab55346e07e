import { readStored } from '../../ui/browser/storage.ts';

/**
 * Version of the current notification. A new notification needs a new version, so that it is also shown to readers who
 * dismissed the last one (specification, section 3).
 */
export const notificationVersion = '3';
/** Storage key of the dismissed version. */
export const dismissalKey = 'notification-dismissed';

/**
 * Reserves space for the notification before the first paint, so that it causes no layout shift when its chunk loads.
 */
export function reserveNotice(): void {
  if (isDue(readStored(dismissalKey))) document.documentElement.dataset.notice = '';
}

/** Removes the reserved space. */
export function dropNotice(): void {
  delete document.documentElement.dataset.notice;
}

/** Whether space was reserved, so the notification is shown in this visit. */
export function isNoticeDue(): boolean {
  return document.documentElement.dataset.notice !== undefined;
}

/** Whether the notification is still to be shown: the stored value isn't the current version. */
export function isDue(stored: string | null): boolean {
  return stored !== notificationVersion;
}
