import type { Fence } from '../types.ts';

/**
 * Those fences of a page that the checks execute, or compare with what came out: they get the mark. What follows a `run` by
 * itself belongs to it, as `checks/examples/units.ts` has it.
 */
export function verifiedFences(fences: readonly Fence[]): Set<Fence> {
  const verified = new Set<Fence>();
  let ran = false;
  for (const fence of fences) {
    const { run, assert, output, from, project, exempt } = fence;
    ran ||= run && project === undefined;
    const isResult = output || from !== undefined;
    if (exempt === undefined && (run || assert || project !== undefined || (isResult && ran))) verified.add(fence);
  }
  return verified;
}
