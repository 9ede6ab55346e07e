import type { Fence } from '../../../compile/types.ts';
import { isShell, isStep } from '../../../compile/examples/units.ts';
import { assertClaim } from '../assert/assert-claim.ts';
import { outsideTarget, scriptCommand, shellCommand } from './command-of-fence.ts';
import { compareWithFile, compareWithLast } from './compare-fence.ts';
import { execute } from './execute.ts';
import { fail, type Run, stopBackground } from './run.ts';
import { unsteadyCommand } from './unsteady-commands.ts';
import { validatePending, writeFile } from './write-files.ts';

/** Executes a code fence: writes its file, runs it, or compares it with actual results. */
export async function takeFence(run: Run, fence: Fence): Promise<void> {
  const { from, title, exempt } = fence;
  if (from !== undefined) compareWithFile(run, fence, from);
  else if (fence.output) compareWithLast(run, fence);
  else if (isStep(fence)) {
    if (!exempt) await takeStep(run, fence);
  } else if (title) writeFile(run, fence, title);
  else if (!exempt) {
    const name = run.unit.name;
    fail(run, fence, `a fence of the project ${name} needs a title (the file it is), or run, output, from or assert`);
  }
}

async function takeStep(run: Run, fence: Fence): Promise<void> {
  if (fence.stop) await stopBackground(run);
  if (fence.fails) run.pending.clear();
  else await validatePending(run);
  if (fence.assert) return assertClaim(run, fence);
  if (!isShell(fence)) return execute(run, fence, commandOf(run, fence));
  const unsteady = unsteadyCommand(fence.code);
  if (unsteady) fail(run, fence, `the output of ${unsteady.command} is not the same everywhere: ${unsteady.instead}`);
  const outside = outsideTarget(fence.code);
  if (outside) fail(run, fence, `the command writes outside its folder: ${outside}`);
  else await execute(run, fence, commandOf(run, fence));
}

function commandOf({ place, cwd, unit }: Run, fence: Fence): ReturnType<typeof shellCommand> {
  return fence.run ? scriptCommand(fence, unit.fences, place.folder) : shellCommand(fence, cwd);
}
