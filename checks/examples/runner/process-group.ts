import type { ChildProcess } from 'node:child_process';

/** Functions that kill the running process groups. */
const running = new Set<() => void>();
let isListening = false;

/**
 * Kills a child's process group when this process exits, because Ctrl-C doesn't reach other process groups. Doesn't
 * work if this process is killed with SIGKILL.
 *
 * @param child started with `detached: true`, which makes it the leader of a process group
 * @returns function that kills the group immediately
 */
export function endWithUs(child: ChildProcess): () => void {
  const endGroup = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has already exited.
    }
  };
  listenOnce();
  running.add(endGroup);
  child.once('close', () => running.delete(endGroup));
  return endGroup;
}

/**
 * Adds a single exit listener, which kills all process groups. It must run before the listeners that remove the folders
 * of examples.
 */
function listenOnce(): void {
  if (isListening) return;
  isListening = true;
  process.prependListener('exit', () => {
    for (const endGroup of running) endGroup();
  });
}
