import { isNewer } from '../../../src/model/since.ts';
import type { PublishedFact } from '../../../src/model/published-fact.ts';
import type { OwnKey, ValidationProblem } from './answer.ts';
import type { OptionIndex } from './option-index.ts';

/** A note on a key of the configuration. */
export type KeyNote =
  /** The option was removed. */
  | { kind: 'removed'; removed: PublishedFact }
  /** The option is deprecated. `instead`: its replacement, if webpack names one. */
  | { kind: 'deprecated'; instead?: string }
  /** The reader's version doesn't have the option. */
  | { kind: 'newer'; since: string }
  /** The value equals the default. */
  | { kind: 'default' };

/**
 * Notes on a key, the most serious first.
 *
 * @param version the reader's version, `5.99`; if absent, any version
 */
export function notesOn({ path, isDefault }: OwnKey, index: OptionIndex, version: string | undefined): KeyNote[] {
  const fact = index.at(path);
  const removed = index.removed(path);
  const notes: KeyNote[] = [];
  if (removed) notes.push({ kind: 'removed', removed });
  else if (fact?.deprecated)
    notes.push({ kind: 'deprecated', ...(typeof fact.deprecated === 'string' && { instead: fact.deprecated }) });
  if (fact?.since && version && isNewer(fact.since, version)) notes.push({ kind: 'newer', since: fact.since });
  if (isDefault) notes.push({ kind: 'default' });
  return notes;
}

/** What was probably meant by a key that a message is about; nothing for one that is gone, since what replaces that is known. */
export function meantBy(
  { path, meant }: Pick<ValidationProblem, 'path' | 'meant'>,
  index: OptionIndex,
): string | undefined {
  return index.removed(path) ? undefined : meant;
}
