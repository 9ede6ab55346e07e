import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runnersFolder } from './runner.ts';

/** Interval in milliseconds at which a waiting check tries to take the lock. */
const betweenLooks = 100;

/**
 * Runs code that opens ports while it holds a lock on this machine. The lock is needed because servers in examples use
 * fixed ports, and several checks may run on one machine. After releasing the lock, waits until other checks have had
 * time to take it, so that a check with many projects doesn't block them.
 *
 * @param run code that opens ports
 * @param file lock file, which is the same for all checks on the machine
 */
export async function withPorts<T>(
  run: () => Promise<T>,
  file = path.join(runnersFolder(), 'documentation-examples.lock'),
): Promise<T> {
  while (!take(file)) await wait(betweenLooks);
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
    await wait(2 * betweenLooks);
  }
}

/**
 * Tries to take the lock, and returns whether that succeeded. Removes a lock whose process has exited, so that the next
 * attempt succeeds.
 */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

function isHeld(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    // The lock file is empty, because another process is just writing it.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
