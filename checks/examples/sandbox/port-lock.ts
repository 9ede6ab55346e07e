import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sandboxesFolder } from './sandbox.ts';

/**
 * Runs something that opens ports while nobody else does: servers of examples want the ports that pages name, and two
 * checks may run on one machine.
 *
 * @param run what opens ports
 * @param file lock file; the same for all checks of the machine
 */
export async function withPorts<T>(
  run: () => Promise<T>,
  file = path.join(sandboxesFolder(), 'documentation-examples.lock'),
): Promise<T> {
  while (!take(file)) await wait(200);
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Takes the lock, also from a process that has ended without giving it back. */
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
    // It is being written just now.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
