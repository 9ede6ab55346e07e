import type { ChildProcess } from 'node:child_process';

/** Kill functions of the running groups. */
const running = new Set<() => void>();
let isListening = false;

/**
 * Kills a child's process group when this process exits (unless it is killed itself), because Ctrl-C doesn't reach
 * other process groups.
 *
 * @param child started with `detached: true`, which makes it the leader of a process group
 * @returns kills the group immediately
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

/** One listener for all groups; it must run before those that remove the folders. */
function listenOnce(): void {
  if (isListening) return;
  isListening = true;
  process.prependListener('exit', () => {
    for (const endGroup of running) endGroup();
  });
}
