import { checkSingle } from './check-single.ts';
import { syntaxFailures } from './check-syntax.ts';
import type { FenceResult, FenceStatus } from './example.ts';
import type { Unit } from '../../compile/examples/units.ts';
import type { ProjectTools } from './project/run.ts';
import { runProject } from './project/run-project.ts';
import type { TypeCheckResult } from './types/type-check.ts';

/** Dependencies for checking a unit of fences. */
export interface Tools extends ProjectTools {
  types: TypeCheckResult;
}

/**
 * Checks a unit of fences: a project, or a single fence.
 *
 * @returns one result per fence, in order
 */
export async function checkUnit(unit: Unit, tools: Tools): Promise<FenceResult[]> {
  const results =
    unit.kind === 'project' ? await runProject(unit, tools) : [await checkSingle(unit, unit.fences[0]!, tools)];
  const checked = results.map((result, index): FenceResult => {
    const fence = unit.fences[index]!;
    const typeErrors = tools.types.get(fence);
    const thorough = typeErrors ? atLeast(result, 'type-checked') : result;
    const failures = fence.exempt
      ? result.failures
      : [...syntaxFailures(fence), ...result.failures, ...(typeErrors ?? [])];
    return { ...thorough, failures, status: failures.length > 0 ? 'failed' : thorough.status };
  });
  return unit.kind === 'project' ? withoutConsequences(checked) : checked;
}

/**
 * If a step of a project fails, removes the failures of later steps, which follow from it, and adds their number to its
 * message.
 */
function withoutConsequences(results: FenceResult[]): FenceResult[] {
  const broken = results.findIndex(({ failures }) => failures.some(({ isDifference }) => !isDifference));
  if (broken < 0) return results;
  const after = results.slice(broken + 1).flatMap(({ failures }) => failures).length;
  return results.map((result, index) => {
    if (index > broken)
      return { ...result, failures: [], status: result.status === 'failed' ? 'parsed' : result.status };
    if (index < broken || after === 0) return result;
    const [cause, ...others] = result.failures;
    return {
      ...result,
      failures: [
        { ...cause!, message: `${cause!.message} (${after} more ${after === 1 ? 'follows' : 'follow'} from it)` },
        ...others,
      ],
    };
  });
}

const order: FenceStatus[] = ['exempt', 'plain', 'parsed', 'validated', 'type-checked', 'executed', 'failed'];

function atLeast(result: FenceResult, status: FenceStatus): FenceResult {
  return order.indexOf(result.status) < order.indexOf(status) && result.status !== 'exempt'
    ? { ...result, status }
    : result;
}
