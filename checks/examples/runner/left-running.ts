import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A process that an example left running. */
interface LeftProcess {
  pid: number;
  /** Command line of the process, for the message. */
  command: string;
}

/**
 * Finds and kills processes that an example started outside its process group (`setsid`, `detached: true`). They are
 * recognized by the example's `HOME` in their environment, which Linux exposes in `/proc`. Does nothing on other
 * systems.
 *
 * @param home the example's `HOME`
 */
export async function endLeftProcesses(home: string): Promise<LeftProcess[]> {
  if (processesOf(home).length === 0) return [];
  // Processes that were just killed may not have exited yet.
  await wait(200);
  const left = processesOf(home);
  for (const { pid } of left) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has exited in the meantime.
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
    // The process belongs to another user, or has exited.
    return '';
  }
}
