import { sinceKey } from '../../model/stored-keys.ts';
import { readStored } from '../../ui/browser/storage.ts';

/** The webpack version that the reader chose, as major and minor: `5.99`; undefined if none. */
export function readerVersion(): string | undefined {
  return readStored(sinceKey)?.match(/^\d+\.\d+/)?.[0];
}

/** A version for display: without a patch of 0, `5.105` for `5.105.0`. */
export function shortVersion(version: string): string {
  return version.replace(/\.0$/, '');
}
