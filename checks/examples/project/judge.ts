import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Fence } from '../../../compile/types.ts';
import type { CommandResult } from '../runner/run-command.ts';
import { fail, type Run } from './run.ts';
import { tail } from './words.ts';

/** Reports an unexpected result of a command. */
export function judge(run: Run, fence: Fence, result: CommandResult): void {
  const what = fence.run || fence.assert ? 'the example' : 'the command';
  const { stopped, code, output } = result;
  const denied = deniedWrite(result);
  if (stopped !== undefined) fail(run, fence, `${what} ${stopped}`);
  else if (code === 97) fail(run, fence, output.trim().split('\n').at(-1) ?? '');
  else if (denied) fail(run, fence, `${what} wrote outside its folder: ${denied}`);
  else if (output.includes('JavaScript heap out of memory')) fail(run, fence, `${what} ran out of memory`);
  else if (fence.fails && code === 0) fail(run, fence, `${what} is marked fails, but it ended without an error`);
  else if (!fence.fails && code !== 0) fail(run, fence, `${what} ended with exit code ${code}:\n${tail(output)}`);
  else leftOutside(run, fence);
}

/**
 * Reports files that shell commands wrote outside the project's folder. Node's permission model doesn't restrict such
 * commands.
 */
function leftOutside(run: Run, fence: Fence): void {
  const surroundings = path.dirname(run.place.folder);
  const strangers = readdirSync(surroundings).filter((name) => name !== run.unit.name && name !== '.home');
  for (const name of strangers) {
    fail(run, fence, `the example wrote outside its folder: ../${name}`);
    rmSync(path.join(surroundings, name), { recursive: true, force: true });
  }
}

/** Returns the path that Node's permission model didn't allow the command to write, if there is one. */
function deniedWrite({ code, output }: CommandResult): string | undefined {
  return code === 0 ? undefined : /permission: 'FileSystemWrite',\s+resource: '([^']*)'/.exec(output)?.[1];
}
