import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runnersFolder } from './runner.ts';

/**
 * Runs code that opens ports while it holds a lock on this machine. The lock is needed because servers in examples use
 * fixed ports, and several checks may run on one machine.
 *
 * @param run code that opens ports
 * @param file lock file, which is the same for all checks on the machine
 */
export async function withPorts<T>(
  run: () => Promise<T>,
  file = path.join(runnersFolder(), 'documentation-examples.lock'),
): Promise<T> {
  while (!take(file)) await wait(200);
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
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
