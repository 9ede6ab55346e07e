/**
 * The entry to the facts: everything else in this folder is reached through here.
 */
import { indexFacts } from './lookup.ts';
import { readStore, readStoreOf } from './store.ts';
import type { Facts } from './types.ts';

/**
 * All facts of the installed packages.
 *
 * Read from `.cache/facts/`; extracted first (a few seconds, in a process of its own) when the versions of the packages or the
 * sources of this folder changed.
 *
 * @throws Error naming package, version and what was expected where, when an extraction finds suspiciously little.
 */
export function loadFacts(): Facts {
  return indexFacts(readStore());
}

/**
 * All facts of the packages that are installed elsewhere: to see what another version of webpack would change.
 *
 * @param folder absolute; has webpack in its `node_modules`, and may have the other packages
 * @throws Error as `loadFacts`, and where the folder has no webpack
 */
export function loadFactsOf(folder: string): Facts {
  return indexFacts(readStoreOf(folder));
}
