/**
 * The entry to the facts: everything else in this folder is reached through here.
 */
import { indexFacts } from './lookup.ts';
import { readStore } from './store.ts';
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
