import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { OpenList, RatchetResult } from './ratchet.ts';
import { compareWithList, countOf, updateList } from './ratchet.ts';

/** What a ratchet check is told. */
export interface RatchetOptions {
  /** Strike off what is done. */
  update: boolean;
  /** With `update`: put what is new on the list. */
  acceptNew: boolean;
  /** Command that does so, as messages name it. */
  command: string;
  /** Message for something new. */
  describe: (category: string, id: string) => string;
}

/**
 * Holds the list in a file against what is open, and updates the file where that was asked for.
 *
 * @param file JSON: `{category: [ids]}`; a missing one is an empty list
 * @returns messages: one for each new gap, one for all that is done and still listed; and how many stay on the list
 */
export function checkList(
  file: string,
  open: OpenList,
  { update, acceptNew, command, describe }: RatchetOptions,
): { failures: string[]; remaining: number } {
  const listed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OpenList) : {};
  const current = update ? updateList(listed, open, acceptNew) : listed;
  if (update) writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);
  const { added, closed }: RatchetResult = compareWithList(current, open);
  const failures = Object.entries(added).flatMap(([category, ids]) => ids.map((id) => describe(category, id)));
  const done = Object.values(closed).flat();
  if (done.length > 0) {
    const shown = done.length > 8 ? `${done.slice(0, 8).join(', ')}, …` : done.join(', ');
    failures.push(
      `${file}:1: ${done.length} listed as open ${done.length === 1 ? 'is' : 'are'} done (${shown}): strike off with \`${command} -- --update\``,
    );
  }
  return { failures, remaining: countOf(current) - done.length };
}
