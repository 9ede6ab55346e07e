import type { Fence } from '../types.ts';

/** Whether the fence says something of what ran before it. */
export function isAboutResult({ output, assert, from }: Fence): boolean {
  return output || assert || from !== undefined;
}

/**
 * Those fences of a page that the checks execute, or compare with what came out: they get the mark. What follows a `run` by
 * itself belongs to it, as `compile/examples/units.ts` has it.
 */
export function verifiedFences(fences: readonly Fence[]): Set<Fence> {
  const verified = new Set<Fence>();
  let ran = false;
  for (const fence of fences) {
    const { run, assert, project, exempt } = fence;
    ran ||= run && project === undefined;
    if (exempt === undefined && (run || assert || project !== undefined || (isAboutResult(fence) && ran)))
      verified.add(fence);
  }
  return verified;
}
