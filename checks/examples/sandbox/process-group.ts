import type { ChildProcess } from 'node:child_process';

/** What ends the groups that are running. */
const running = new Set<() => void>();
let isListening = false;

/**
 * Makes sure that a child and whatever it started end with this process, however that ends short of being killed: groups
 * of their own are spared by Ctrl-C.
 *
 * @param child started with `detached: true`, and so the leader of a process group
 * @returns ends the whole group now
 */
export function endWithUs(child: ChildProcess): () => void {
  const endGroup = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group is gone already.
    }
  };
  listenOnce();
  running.add(endGroup);
  child.once('close', () => running.delete(endGroup));
  return endGroup;
}

/** One listener for all groups, before those that remove the folder which they write to. */
function listenOnce(): void {
  if (isListening) return;
  isListening = true;
  process.prependListener('exit', () => {
    for (const endGroup of running) endGroup();
  });
}
