import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { OpenList, RatchetResult } from './ratchet.ts';
import { compareWithList, countOf, updateList } from './ratchet.ts';

/** Options for a check that keeps a list of known problems, which may only get shorter. */
interface RatchetOptions {
  /** Whether to remove solved problems from the list. */
  update: boolean;
  /** Whether `update` also adds new problems to the list. */
  acceptNew: boolean;
  /** Command that updates the list of known problems, for messages. */
  command: string;
  /** Returns the message about a problem that isn't in the list. */
  describe: (category: string, id: string) => string;
}

/**
 * Compares the list of known problems in a file with those found, and updates the file if requested.
 *
 * @param file path of a JSON file: `{category: [ids]}`; a missing file counts as an empty list
 * @returns a message for each new problem and one for all listed problems that are solved, and the number of remaining
 * problems
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
