import { availableParallelism } from 'node:os';
import { openCache } from './cache.ts';
import { checkUnits } from './check-units.ts';
import type { FenceResult } from './example.ts';
import type { PageFences, Unit } from '../../compile/examples/units.ts';
import { plainLanguages } from './parse/plain-languages.ts';
import { divideIntoUnits } from '../../compile/examples/units.ts';

/** Options of the example check. */
interface ExampleOptions {
  /** Timeout in seconds for a command, a run or a configuration. */
  seconds?: number;
  /**
   * Number of projects to run in parallel, except those that open ports. Defaults to the number of cores plus one,
   * because projects sometimes wait.
   */
  atOnce?: number;
  /** Whether results may come from the cache. */
  cached?: boolean;
  /**
   * Called with the number of finished and of all units of fences: first with those from the cache, and then after each
   * unit. Not called if all results are cached.
   */
  onProgress?: (done: number, total: number) => void;
  /** Called with the results of each unit of fences that isn't in the cache. */
  onChecked?: (results: FenceResult[]) => void;
  /**
   * Whether to run projects in processes that have webpack preloaded. A project that fails is repeated after all
   * others, alone and with one process per command. If it then passes, it is still a failure, but the message says that
   * the project is flaky, because it depends on timing, the machine or the preloaded process.
   */
  quick?: boolean;
}

/**
 * Checks the examples of pages: parses fences, validates configurations, type-checks TypeScript, and builds and runs
 * projects.
 *
 * @returns one result per fence, by page and line
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

/**
 * Returns the results for languages that have neither a parser nor an exemption, because they are probably misspelled.
 */
export function unknownLanguages(results: FenceResult[]): FenceResult[] {
  return results.filter(({ status, lang }) => status === 'plain' && !plainLanguages.has(lang));
}
