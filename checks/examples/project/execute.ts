import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Fence } from '../../../compile/types.ts';
import { runCommand, startCommand } from '../runner/run-command.ts';
import type { Place } from '../runner/runner.ts';
import type { Command } from './command-of-fence.ts';
import { judge } from './judge.ts';
import { fail, type Run } from './run.ts';
import { tail } from './words.ts';

/** Runs a fence's command until it exits or, in the background, is ready. */
export async function execute(run: Run, fence: Fence, [command, ...args]: Command): Promise<void> {
  const { place, cwd, tools } = run;
  const options = { place, command, args, cwd, seconds: tools.seconds };
  run.isErrorMeant = fence.fails === true;
  if (fence.background) return startInBackground(run, fence, options);
  const result = await runCommand(options);
  run.last = () => result;
  run.cwd = whereItEnded(place) ?? cwd;
  judge(run, fence, result);
}

async function startInBackground(run: Run, fence: Fence, options: Parameters<typeof startCommand>[0]): Promise<void> {
  const running = startCommand(options, fence.until ?? '');
  run.background.push(running);
  try {
    await running.ready;
  } catch (error) {
    fail(run, fence, `the background command ${(error as Error).message}\n${tail(running.result().output)}`);
  }
  run.last = running.result;
}

/** Returns the working directory in which a command ended, so that the next command starts there. */
function whereItEnded({ folder, env }: Place): string | undefined {
  const marker = path.join(env.HOME!, '.cwd');
  if (!existsSync(marker)) return undefined;
  const ended = readFileSync(marker, 'utf8').trim();
  return ended.startsWith(folder) && existsSync(ended) && statSync(ended).isDirectory() ? ended : undefined;
}
