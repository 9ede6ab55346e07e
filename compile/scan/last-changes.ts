import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Finds the date of the last commit of each file in a folder, with a single git call.
 *
 * @returns ISO dates by absolute path; empty without git, outside of a repository, and in a shallow clone, whose oldest
 * commit appears to have added every file
 */
export async function lastChanges(folder: string): Promise<Map<string, string>> {
  try {
    const options = { cwd: folder, maxBuffer: 1 << 28 };
    const { stdout: about } = await run('git', ['rev-parse', '--show-toplevel', '--is-shallow-repository'], options);
    const [top = '', isShallow] = about.trim().split('\n');
    if (isShallow === 'true') return new Map();
    const { stdout } = await run(
      'git',
      ['-c', 'core.quotePath=false', 'log', '--format=%x00%cs', '--name-only', '--no-renames', '--', '.'],
      options,
    );
    const days = new Map<string, string>();
    for (const commit of stdout.split('\0').slice(1)) {
      const [day = '', ...names] = commit.split('\n').filter((line) => line !== '');
      for (const name of names) {
        const file = path.join(top, name);
        if (!days.has(file)) days.set(file, day);
      }
    }
    return days;
  } catch {
    return new Map();
  }
}
