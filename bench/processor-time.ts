/** Processor time of commands, which says more than wall time on a machine that does something else too. */
import { readFile } from 'node:fs/promises';

/** Ticks a second in `/proc`: 100 on all architectures that Linux tells of. */
const ticks = 100;

/**
 * Seconds of processor time that all ended children of this process took, with their children. The difference of two answers
 * is what a command took that ran between them and is alone. 0 where there is no `/proc`.
 */
export async function childrenSeconds(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => '');
  // Fields are counted from after the name, which may have blanks in it; cutime and cstime are the 16th and 17th of all.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / ticks;
}
