import type { Fence } from '../../../compile/types.ts';
import type { FenceResult } from '../example.ts';
import type { Unit } from '../../../compile/examples/units.ts';
import { endLeftProcesses } from '../runner/left-running.ts';
import { isStep } from '../../../compile/examples/units.ts';
import { fail, type ProjectTools, resultOf, type Run, startRun, stopBackground } from './run.ts';
import { takeFence } from './take-fence.ts';
import { validatePending, writeManifest } from './write-files.ts';

/**
 * Executes the fences of a project in order: writes files, applies diffs, runs commands, and compares the page with
 * actual output. At the end, all its files and processes are removed.
 *
 * @returns one result per fence, in order
 */
export async function runProject(unit: Unit, tools: ProjectTools): Promise<FenceResult[]> {
  const run = startRun(unit, tools);
  try {
    writeManifest(run);
    for (const fence of unit.fences) await takeFence(run, fence);
    await validatePending(run);
  } finally {
    await stopBackground(run);
    for (const { command } of await endLeftProcesses(run.place.env.HOME!))
      fail(
        run,
        lastStep(unit),
        `left a process running: ${command}. End it, or mark the fence \`background until="…"\``,
      );
    run.place.dispose();
  }
  const executed = unit.fences.some((fence) => isStep(fence) && !fence.exempt);
  return unit.fences.map((fence) => finalResult(run, fence, executed));
}

function finalResult(run: Run, fence: Fence, executed: boolean): FenceResult {
  const result = resultOf(run, fence);
  if (result.failures.length > 0) return { ...result, status: 'failed' };
  if (fence.exempt) return { ...result, status: 'exempt', reason: fence.exempt };
  return executed ? { ...result, status: 'executed' } : result;
}

/** Returns the last fence that executed something. */
function lastStep({ fences }: Unit): Fence {
  return fences.findLast(isStep) ?? fences.at(-1)!;
}
