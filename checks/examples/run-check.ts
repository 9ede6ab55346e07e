import { readLockedPackages } from '../../compile/cache-keys/locked-packages.ts';
import { contentFiles } from '../content-files.ts';
import type { Outcome } from '../outcome.ts';
import { checkExamples } from './check-examples.ts';
import { choosePages, describeChoice, readState } from './choose-pages.ts';
import type { PageFences } from '../../compile/examples/units.ts';
import { readFences } from './read-fences.ts';
import { failuresOf, summarize, writeReport } from './report.ts';
import { writeOutput } from './write-output.ts';

/** Options of the check, from the command line. */
interface RunOptions {
  /** Whether to update the output shown on pages. */
  write?: boolean;
  /** Whether results may come from the cache. */
  cached?: boolean;
  /** Whether to check only selected pages (`choose-pages.ts`). */
  chosen?: boolean;
  onProgress?: (done: number, total: number) => void;
  /** Called for a failure as soon as it is certain. */
  onFailure?: (message: string) => void;
}

/**
 * Runs the example check for the command line.
 *
 * @param paths pages or folders; empty means all of `content/`
 */
export async function runExampleCheck(
  paths: string[],
  { write = false, cached = true, chosen = false, onProgress, onFailure }: RunOptions = {},
): Promise<Outcome> {
  const all = contentFiles(paths).map(readFences);
  const { pages, lines } = chosen ? choose(all) : { pages: all, lines: [] };
  for (const line of lines) console.log(line);
  const results = await checkExamples(pages, {
    cached,
    ...(onProgress && { onProgress }),
    onChecked: (checked) => failuresOf(checked).forEach((message) => onFailure?.(message)),
    quick: true,
  });
  const unreadable = pages.flatMap(({ file, failures }) =>
    failures.map(({ line, message }) => `${file}:${line}: ${message}`),
  );
  const changed = write ? writeOutput(results) : [];
  if (changed.length > 0) {
    const again = await runExampleCheck(paths, { cached, chosen });
    return { ...again, lines: [...changed.map((place) => `refreshed ${place}`), ...again.lines] };
  }
  if (paths.length === 0 && !chosen) writeReport(results);
  const outcome = summarize(results);
  return {
    ...outcome,
    failures: [...unreadable, ...outcome.failures],
    failed: outcome.failed + unreadable.length,
  };
}

/** Selects the pages for the short run. @returns the pages, and lines that describe the selection */
function choose<Page extends PageFences>(pages: Page[]): { pages: Page[]; lines: string[] } {
  const locked = readLockedPackages();
  const state = readState(process.cwd(), locked);
  const choice = choosePages(pages, state, locked);
  return { pages: Object.values(choice).flat(), lines: describeChoice(choice, state) };
}
