import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A process that an example left behind. */
export interface LeftProcess {
  pid: number;
  /** Its command line, for the message. */
  command: string;
}

/**
 * Finds and ends the processes that an example has started outside of its group (`setsid`, `detached: true`), which ending
 * the group does not reach. They are known by the example's own home folder in their environment, which Linux shows under
 * `/proc`; elsewhere nothing is found.
 *
 * @param home the example's `HOME`
 */
export async function endLeftProcesses(home: string): Promise<LeftProcess[]> {
  if (processesOf(home).length === 0) return [];
  // Those that were just killed may not have gone yet.
  await wait(200);
  const left = processesOf(home);
  for (const { pid } of left) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended in the meantime.
    }
  }
  return left;
}

function processesOf(home: string): LeftProcess[] {
  const marker = `HOME=${home}`;
  return entries().flatMap((pid) => {
    const environment = text(`/proc/${pid}/environ`).split('\0');
    if (!environment.includes(marker)) return [];
    return [{ pid: Number(pid), command: text(`/proc/${pid}/cmdline`).split('\0').join(' ').trim() }];
  });
}

function entries(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  } catch {
    return [];
  }
}

function text(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Another user's process, or one that has gone.
    return '';
  }
}
