import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runnersFolder } from './runner.ts';

/** How often a waiting check looks whether the lock is free, in milliseconds. */
const betweenLooks = 100;

/**
 * Runs code that opens ports while it holds a lock on this machine. The lock is needed because servers in examples use
 * fixed ports, and several checks may run on one machine. After releasing the lock, waits until the other checks have
 * looked at it, so that a check with many projects doesn't keep it from them.
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

/** Takes the lock. Also takes locks whose process has exited. */
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
    // Another process is just writing the lock.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
