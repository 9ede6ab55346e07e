import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { OpenList, RatchetResult } from './ratchet.ts';
import { compareWithList, countOf, updateList } from './ratchet.ts';

/** Options of a ratchet check. */
export interface RatchetOptions {
  /** Remove items that are done. */
  update: boolean;
  /** With `update`: also add new items. */
  acceptNew: boolean;
  /** The update command, for messages. */
  command: string;
  /** Message for a new item. */
  describe: (category: string, id: string) => string;
}

/**
 * Compares the list in a file with the open items, and updates the file if requested.
 *
 * @param file JSON: `{category: [ids]}`; a missing file is an empty list
 * @returns messages: one per new item, and one for all listed items that are done; and the number of remaining items
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
