import type { ChildProcess } from 'node:child_process';

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
  // Before the folder that they write to is removed.
  process.prependListener('exit', endGroup);
  child.once('close', () => process.off('exit', endGroup));
  return endGroup;
}
