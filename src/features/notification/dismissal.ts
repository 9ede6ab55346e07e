import { readStored } from '../../ui/browser/storage.ts';

/** The notification of today; a new one gets a new version and is shown again to everyone (specification, section 3). */
export const notificationVersion = '3';
/** Where the dismissed version is remembered. */
export const dismissalKey = 'notification-dismissed';

/** Before the first paint: room for the notification, where it is due, so that nothing moves when it comes. */
export function reserveNotice(): void {
  if (isDue(readStored(dismissalKey))) document.documentElement.dataset.notice = '';
}

/** Takes the room back. */
export function dropNotice(): void {
  delete document.documentElement.dataset.notice;
}

/** Whether there is room for the notification: it is due in this visit. */
export function isNoticeDue(): boolean {
  return document.documentElement.dataset.notice !== undefined;
}

/** Whether the notification is still to be shown, going by what is stored. Anything but its version means yes. */
export function isDue(stored: string | null): boolean {
  return stored !== notificationVersion;
}
