import { checkSingle } from './check-single.ts';
import { syntaxFailures } from './check-syntax.ts';
import type { FenceResult, FenceStatus } from './example.ts';
import type { Unit } from '../../compile/examples/units.ts';
import type { ProjectTools } from './project/run.ts';
import { runProject } from './project/run-project.ts';
import type { TypeCheckResult } from './types/type-check.ts';

/** Dependencies for checking a unit. */
export interface Tools extends ProjectTools {
  types: TypeCheckResult;
}

/** Checks the fences of a unit. @returns one result per fence, in order */
export async function checkUnit(unit: Unit, tools: Tools): Promise<FenceResult[]> {
  const results =
    unit.kind === 'project' ? await runProject(unit, tools) : [await checkSingle(unit, unit.fences[0]!, tools)];
  return results.map((result, index) => {
    const fence = unit.fences[index]!;
    const typeErrors = tools.types.get(fence);
    const checked = typeErrors ? atLeast(result, 'type-checked') : result;
    const failures = fence.exempt
      ? result.failures
      : [...syntaxFailures(fence), ...result.failures, ...(typeErrors ?? [])];
    return { ...checked, failures, status: failures.length > 0 ? 'failed' : checked.status };
  });
}

const order: FenceStatus[] = ['exempt', 'plain', 'parsed', 'validated', 'type-checked', 'executed', 'failed'];

function atLeast(result: FenceResult, status: FenceStatus): FenceResult {
  return order.indexOf(result.status) < order.indexOf(status) && result.status !== 'exempt'
    ? { ...result, status }
    : result;
}
