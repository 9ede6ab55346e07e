/** The notification of today; a new one gets a new version and is shown again to everyone (specification, section 3). */
export const notificationVersion = '3';
/** Where the dismissed version is remembered. */
export const dismissalKey = 'notification-dismissed';

/** Whether the notification is still to be shown, going by what is stored. Anything but its version means yes. */
export function isDue(stored: string | null): boolean {
  return stored !== notificationVersion;
}
