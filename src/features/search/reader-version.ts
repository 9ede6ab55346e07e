import { sinceKey } from '../../model/stored-keys.ts';
import { readStored } from '../../ui/browser/storage.ts';

/** The version of webpack that the reader said they use, as major and minor: `5.99`; nothing where they did not. */
export function readerVersion(): string | undefined {
  return readStored(sinceKey)?.match(/^\d+\.\d+/)?.[0];
}

/** A version as it is shown: without its patch where that is the first, `5.105` for `5.105.0`. */
export function shortVersion(version: string): string {
  return version.replace(/\.0$/, '');
}
