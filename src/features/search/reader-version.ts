import { readStored } from '../../ui/browser/storage.ts';

const key = 'webpack-version';

/** The version of webpack that the reader said they use, as major and minor: `5.99`; nothing where they did not. */
export function readerVersion(): string | undefined {
  return readStored(key)?.match(/^\d+\.\d+/)?.[0];
}

/** Whether a version of webpack (`5.105.0`) is newer than all patches of the reader's (`5.99`). */
export function isNewer(version: string, than: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = than.split('.').map(Number);
  return major === ownMajor ? minor > ownMinor : major > ownMajor;
}

/** A version as it is shown: without its patch where that is the first, `5.105` for `5.105.0`. */
export function shortVersion(version: string): string {
  return version.replace(/\.0$/, '');
}
