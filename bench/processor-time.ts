/** Measures the CPU time of commands, which is less affected by other load than wall time is. */
import { readFile } from 'node:fs/promises';

/** Clock ticks per second in `/proc`, which is 100 on all architectures. */
const ticks = 100;

/**
 * Returns the CPU seconds of all child processes that have ended, including their children. The difference between two
 * calls is the CPU time of a command that ran in between. Returns 0 if there is no `/proc`.
 */
export async function childrenSeconds(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => '');
  // Count the fields of `/proc/…/stat` from the end of the process name, because the name may contain spaces. cutime
  // and cstime are fields 16 and 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / ticks;
}
