/** Public entry point of the code that extracts facts about webpack. Other folders import only this file. */
import { parts } from '../site.config.ts';
import { indexFacts } from './lookup.ts';
import { fillStore, readStore, readStoreOf } from './store.ts';
import type { Facts } from './types.ts';

/**
 * Loads all facts about the installed webpack packages. Returns none if the site is configured without facts.
 *
 * The facts are cached in `.cache/facts/`. If package versions or sources of this folder have changed, a child process
 * extracts them again, which takes a few seconds.
 *
 * @throws Error that names package, version and location and says what was expected, if an extraction finds too little
 */
export function loadFacts(): Facts {
  return indexFacts(parts.facts ? readStore() : { versions: {}, facts: [], added: {}, build: [] });
}

let pending: Promise<void> | undefined;

/**
 * Extracts the facts about webpack in a child process if they aren't cached, while this process does other work.
 * Afterwards, `loadFacts` returns immediately. Repeated calls wait for the same extraction.
 *
 * @throws Error as `loadFacts`
 */
export function prepareFacts(): Promise<void> {
  return (pending ??= parts.facts ? fillStore() : Promise.resolve());
}

/**
 * Loads all facts about the webpack packages in another folder, to see what another version would change.
 *
 * @param folder absolute path of a folder whose `node_modules` contains webpack, and optionally the other packages
 * @param options `isEarlier`: whether this is an earlier release, which may not have everything that the extractors
 * look for
 * @throws Error as `loadFacts`, and if the folder has no webpack
 */
export function loadFactsOf(folder: string, options: { isEarlier?: boolean } = {}): Facts {
  return indexFacts(readStoreOf(folder, options));
}
