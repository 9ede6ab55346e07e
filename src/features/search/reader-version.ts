import { sinceKey } from '../../model/stored-keys.ts';
import { readStored } from '../../ui/browser/storage.ts';

/** Returns the major and minor webpack version that the reader chose, such as `5.99`, or undefined if none. */
export function readerVersion(): string | undefined {
  return readStored(sinceKey)?.match(/^\d+\.\d+/)?.[0];
}

/** Shortens a webpack version for display by omitting a patch number of 0: `5.105` for `5.105.0`. */
export function shortVersion(version: string): string {
  return version.replace(/\.0$/, '');
}
