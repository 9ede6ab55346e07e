import pLimit from 'p-limit';
import { checkUnit, type Tools } from './check-unit.ts';
import { createValidator } from './configuration/validator.ts';
import type { FenceResult } from './example.ts';
import type { Unit } from '../../compile/examples/units.ts';
import { withPorts } from './runner/port-lock.ts';
import { createRunner, type ExampleRunner } from './runner/runner.ts';
import { typeCheck } from './types/type-check.ts';
import { startWarmProcesses } from './warm/warm-processes.ts';

/** Options for checking units of fences. */
interface UnitOptions {
  /** Timeout in seconds for a command, a run or a configuration. */
  seconds: number;
  /** Number of projects to run in parallel, except those that open ports. */
  atOnce: number;
  /** Whether to use processes that have webpack preloaded, as in `ExampleOptions`. */
  quick: boolean;
}

/**
 * Checks units of fences in parallel, in a temporary folder that is removed afterwards.
 *
 * @param onChecked called with the results of each unit
 */
export async function checkUnits(
  units: Unit[],
  { seconds, atOnce, quick }: UnitOptions,
  onChecked: (unit: Unit, results: FenceResult[]) => void,
): Promise<void> {
  const runner = createRunner();
  const release = disposeAtExit(runner);
  const warm = await startWarmProcesses(runner.whole);
  const validators = Array.from({ length: atOnce }, () => createValidator(runner.whole));
  try {
    const types = await typeCheck(units, runner);
    const limit = pLimit(atOnce);
    // Projects that open ports run one at a time, because they may use the same port. They run in parallel with other
    // projects, because they mostly wait.
    const ports = pLimit(1);
    const failed: { unit: Unit; first: FenceResult[] }[] = [];
    const toolsOf = (index: number): Tools => ({ runner, validator: validators[index % atOnce]!, seconds, types });
    const check = async (unit: Unit, index: number): Promise<void> => {
      const checked = await checkUnit(unit, quick ? { ...toolsOf(index), warmPort: warm.port } : toolsOf(index));
      if (quick && unit.kind === 'project' && hasFailed(checked)) failed.push({ unit, first: checked });
      else onChecked(unit, checked);
    };
    const turn = (unit: Unit, index: number): Promise<void> => {
      const run = (): Promise<void> => check(unit, index);
      return unit.fences.some(({ background }) => background) ? ports(() => withPorts(run)) : limit(run);
    };
    await Promise.all(units.map(turn));
    // Failed projects are repeated alone and without preloaded processes, to tell flaky projects from failing ones.
    for (const { unit, first } of failed) {
      const again = await withPorts(() => checkUnit(unit, toolsOf(0)));
      onChecked(unit, hasFailed(again) ? again : unsteady(first, again));
    }
  } finally {
    release();
    for (const validator of validators) validator.close();
    warm.close();
    runner.dispose();
  }
}

function hasFailed(results: FenceResult[]): boolean {
  return results.some(({ failures }) => failures.length > 0);
}

/**
 * Returns the results of a flaky project, which failed at first and passed when it was repeated. Its first failures are
 * kept, with a message that says so.
 */
function unsteady(first: FenceResult[], again: FenceResult[]): FenceResult[] {
  const failuresAt = new Map(first.map(({ line, failures }) => [line, failures]));
  return again.map((result) => {
    const failures = (failuresAt.get(result.line) ?? []).map(({ line, message }) => ({
      line,
      message: `not steady: it passed when it was run again by itself, after this: ${message}`,
    }));
    return failures.length > 0 ? { ...result, status: 'failed', failures } : result;
  });
}

/**
 * Removes the runner's folder and processes if this process is interrupted.
 *
 * @returns function that removes the listener
 */
function disposeAtExit({ dispose }: ExampleRunner): () => void {
  const interrupted = (): void => process.exit(130);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  process.once('exit', dispose);
  for (const signal of signals) process.once(signal, interrupted);
  return () => {
    for (const signal of signals) process.off(signal, interrupted);
    process.off('exit', dispose);
  };
}
