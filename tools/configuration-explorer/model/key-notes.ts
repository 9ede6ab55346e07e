import { isNewer } from '../../../src/model/since.ts';
import type { PublishedFact } from '../../../src/model/published-fact.ts';
import type { OwnKey, ValidationProblem } from './answer.ts';
import { pathText, type OptionIndex } from './option-index.ts';

/** A note about a key of a webpack configuration. */
export type KeyNote =
  /** The webpack option was removed. */
  | { kind: 'removed'; removed: PublishedFact }
  /** The webpack option is deprecated. `instead` is its replacement, if webpack names one. */
  | { kind: 'deprecated'; instead?: string }
  /** The webpack version that the user has chosen doesn't have the option yet. */
  | { kind: 'newer'; since: string }
  /** webpack doesn't know the key. */
  | { kind: 'unknown' }
  /** The value of the option equals webpack's default. */
  | { kind: 'default' };

/**
 * Returns the notes about a key of a webpack configuration, the most serious first.
 *
 * @param unknown names of the keys that webpack doesn't know (`pathText`)
 * @param version webpack version that the user has chosen (`5.99`), or undefined if none
 */
export function notesOn(
  { path, isDefault }: OwnKey,
  { index, unknown, version }: { index: OptionIndex; unknown: ReadonlySet<string>; version: string | undefined },
): KeyNote[] {
  const fact = index.at(path);
  const removed = index.removed(path);
  const notes: KeyNote[] = [];
  if (removed) notes.push({ kind: 'removed', removed });
  else if (fact?.deprecated)
    notes.push({ kind: 'deprecated', ...(typeof fact.deprecated === 'string' && { instead: fact.deprecated }) });
  if (fact?.since && version && isNewer(fact.since, version)) notes.push({ kind: 'newer', since: fact.since });
  // A removed or unknown key has no value in webpack, so leaving it out would change nothing.
  if (unknown.has(pathText(path))) return removed ? notes : [{ kind: 'unknown' }];
  if (isDefault) notes.push({ kind: 'default' });
  return notes;
}

/**
 * Returns the suggested fix for an error message. Returns `undefined` for a removed option, because the documentation
 * of its removal already names the replacement.
 */
export function meantBy(
  { path, meant }: Pick<ValidationProblem, 'path' | 'meant'>,
  index: OptionIndex,
): string | undefined {
  return index.removed(path) ? undefined : meant;
}
