import { isAboutResult } from '../markdown/verified-fences.ts';
import type { Fence } from '../types.ts';

/** The code fences of one page, in order. */
export interface PageFences {
  /** Path of the page, relative to the working directory: `content/guides/caching.md`. */
  file: string;
  fences: Fence[];
}

/** Fences that are checked together in one folder: a project, a `run` with its output, or a single fence. */
export interface Unit {
  file: string;
  /** Name of the folder: the project's name, or one that is derived from the line. */
  name: string;
  kind: 'project' | 'single';
  fences: Fence[];
}

/**
 * Groups a page's fences into units. Fences of a project share a folder. A `run` without a project shares a folder with
 * the `output` and `assert` fences after it. Every other fence is a separate unit.
 */
export function divideIntoUnits({ file, fences }: PageFences): Unit[] {
  const units: Unit[] = [];
  const projects = new Map<string, Unit>();
  let lastRun: Unit | undefined;
  for (const fence of fences) {
    if (fence.project) {
      const unit = projects.get(fence.project) ?? startUnit('project', fence.project);
      projects.set(fence.project, unit);
      unit.fences.push(fence);
    } else if (fence.run) {
      lastRun = startUnit('project', `example-${fence.line}`);
      lastRun.fences.push(fence);
    } else if (lastRun && isAboutResult(fence)) {
      lastRun.fences.push(fence);
    } else {
      startUnit('single', `example-${fence.line}`).fences.push(fence);
    }
  }
  return units;

  function startUnit(kind: Unit['kind'], name: string): Unit {
    const unit: Unit = { file, name, kind, fences: [] };
    units.push(unit);
    return unit;
  }
}

/** Whether a fence executes something. The files of a project are executed only if the project has such a fence. */
export function isStep(fence: Fence): boolean {
  return (
    fence.run ||
    fence.assert ||
    (isShell(fence) && !fence.output && fence.from === undefined && fence.title === undefined)
  );
}

/** Whether a fence contains shell commands. */
export function isShell(fence: Fence): boolean {
  return ['bash', 'sh', 'shell', 'console'].includes(fence.lang);
}
