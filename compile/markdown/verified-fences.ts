import type { Fence } from '../types.ts';

/** Whether a code fence describes the result of an earlier fence, such as its output. */
export function isAboutResult({ output, assert, from }: Fence): boolean {
  return output || assert || from !== undefined;
}

/**
 * Returns the code fences of a page that the checks execute or compare with results, so that they are marked as tested.
 * Fences after a `run` without a project belong to that `run`, as in `compile/examples/units.ts`.
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
