import type { Fence } from '../../../compile/types.ts';
import type { Unit } from '../../../compile/examples/units.ts';
import { applyDiff } from '../../../compile/examples/apply-diff.ts';

/** Files of a project at one point in time, which are type-checked together. */
export interface Snapshot {
  /** Files by path within the project. */
  files: Map<string, { code: string; fence: Fence }>;
}

const typeScript = /\.[cm]?tsx?$/;

/** Whether a fence is TypeScript that can be type-checked. */
export function isTypeScript(fence: Fence): boolean {
  return ['ts', 'tsx', 'mts', 'cts', 'typescript'].includes(fence.lang) && !fence.output && fence.from === undefined;
}

/**
 * Returns the states of a project's files to type-check: those before a TypeScript file is changed, and the last one.
 *
 * @returns empty for a unit of fences without TypeScript
 */
export function snapshotsOf(unit: Unit): Snapshot[] {
  const snapshots: Snapshot[] = [];
  let files: Snapshot['files'] = new Map();
  for (const fence of unit.fences) {
    if (fence.output || fence.from !== undefined || (!fence.title && !isTypeScript(fence))) continue;
    const title = fence.title ?? `example-${fence.line}.${fence.lang === 'typescript' ? 'ts' : fence.lang}`;
    const code = fence.lang === 'diff' ? changed(files.get(title)?.code, fence.code) : fence.code;
    if (code === undefined) continue;
    if (typeScript.test(title) && files.has(title)) {
      snapshots.push({ files });
      files = new Map(files);
    }
    files.set(title, { code, fence });
  }
  snapshots.push({ files });
  return snapshots.filter((snapshot) =>
    [...snapshot.files].some(([title, { fence }]) => typeScript.test(title) && !fence.exempt),
  );
}

function changed(source: string | undefined, diff: string): string | undefined {
  const applied = source === undefined ? undefined : applyDiff(source, diff);
  return applied && 'result' in applied ? applied.result : undefined;
}
