import { isNewer } from '../../../src/model/since.ts';
import type { PublishedFact } from '../../../src/model/published-fact.ts';
import type { OwnKey } from './answer.ts';
import type { OptionIndex } from './option-index.ts';

/** What a reader should know of a key of their configuration. */
export type KeyNote =
  /** An earlier version had it. */
  | { kind: 'removed'; removed: PublishedFact }
  /** Still works. `instead`: what to write in its place, where webpack says it. */
  | { kind: 'deprecated'; instead?: string }
  /** The reader's version does not have it. */
  | { kind: 'newer'; since: string }
  /** Says what the default says. */
  | { kind: 'default' };

/**
 * Notes on a key, the gravest first.
 * @param version the reader's version, `5.99`; none, every version is
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
