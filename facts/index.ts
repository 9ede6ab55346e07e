/** Public entry of the facts; other folders import only this file. */
import { parts } from '../site.config.ts';
import { indexFacts } from './lookup.ts';
import { readStore, readStoreOf } from './store.ts';
import type { Facts } from './types.ts';

/**
 * All facts of the installed packages; none if the site is without them.
 *
 * Cached in `.cache/facts/`; extracted in a child process (a few seconds) if package versions or sources of this folder
 * changed.
 *
 * @throws Error naming package, version, what was expected and where, if an extraction finds too little
 */
export function loadFacts(): Facts {
  return indexFacts(parts.facts ? readStore() : { versions: {}, facts: [], added: {}, build: [] });
}

/**
 * All facts of packages installed elsewhere, to see what another version of webpack would change.
 *
 * @param folder absolute; has webpack in its `node_modules`, and optionally the other packages
 * @param options `isEarlier`: an earlier release, which doesn't have everything that the extractors look for
 * @throws Error as `loadFacts`, and if the folder has no webpack
 */
export function loadFactsOf(folder: string, options: { isEarlier?: boolean } = {}): Facts {
  return indexFacts(readStoreOf(folder, options));
}
