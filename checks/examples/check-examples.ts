import { availableParallelism } from 'node:os';
import { openCache } from './cache.ts';
import { checkUnits } from './check-units.ts';
import type { FenceResult } from './example.ts';
import type { PageFences, Unit } from '../../compile/examples/units.ts';
import { plainLanguages } from './parse/plain-languages.ts';
import { divideIntoUnits } from '../../compile/examples/units.ts';

/** How to run the check. */
export interface ExampleOptions {
  /** Seconds that one command, run or configuration may take. */
  seconds?: number;
  /** How many projects run at a time, those that open ports apart; one more than there are cores, since each waits now and then. */
  atOnce?: number;
  /** Whether results of earlier runs are used. */
  cached?: boolean;
  /** Told how many units are known from the cache, if others are to be run, and of each one that is done. */
  onProgress?: (done: number, total: number) => void;
  /** Told of the results of a unit as soon as they are certain, unless they come from the cache. */
  onChecked?: (results: FenceResult[]) => void;
  /**
   * Whether projects are run by processes that have webpack loaded. One that fails is then run once more when all others are
   * done, alone, with a process for each command. If that passes it has failed all the same, and its messages say so: something
   * in it depends on time, on the machine, or on such a process.
   */
  quick?: boolean;
}

/**
 * Checks the examples of pages: every fence is parsed, configurations are validated, TypeScript is type-checked, projects
 * are built and run.
 *
 * @returns one result a fence, by page and line
 */
export async function checkExamples(pages: PageFences[], options: ExampleOptions = {}): Promise<FenceResult[]> {
  const {
    seconds = 300,
    atOnce = availableParallelism() + 1,
    cached = true,
    onProgress,
    onChecked,
    quick = false,
  } = options;
  const units = pages.flatMap(divideIntoUnits);
  const cache = openCache();
  const results = new Map<Unit, FenceResult[]>();
  for (const unit of cached ? units : []) {
    const known = cache.get(unit);
    if (known) results.set(unit, known);
  }
  const open = units.filter((unit) => !results.has(unit));
  if (open.length > 0) {
    onProgress?.(results.size, units.length);
    await checkUnits(open, { seconds, atOnce, quick }, (unit, checked) => {
      results.set(unit, checked);
      cache.set(unit, checked);
      onChecked?.(checked);
      onProgress?.(results.size, units.length);
    });
  }
  return [...results.values()]
    .flat()
    .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** Languages that are neither parsed nor known to be plain: probably mistyped. */
export function unknownLanguages(results: FenceResult[]): FenceResult[] {
  return results.filter(({ status, lang }) => status === 'plain' && !plainLanguages.has(lang));
}
