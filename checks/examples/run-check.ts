import { contentFiles } from '../content-files.ts';
import type { Outcome } from '../outcome.ts';
import { checkExamples } from './check-examples.ts';
import { readFences } from './read-fences.ts';
import { summarize, writeReport } from './report.ts';
import { writeOutput } from './write-output.ts';

/**
 * The example check as the command line runs it.
 *
 * @param paths pages or folders; none means all of `content/`
 * @param options `write` refreshes the output that pages show; `cached: false` runs everything anew
 */
export async function runExampleCheck(
  paths: string[],
  { write = false, cached = true }: { write?: boolean; cached?: boolean } = {},
): Promise<Outcome> {
  const pages = contentFiles(paths).map(readFences);
  const unsteady: string[] = [];
  const results = await checkExamples(pages, {
    cached,
    onProgress: showProgress,
    onUnsteady: (place, failure) =>
      unsteady.push(`unsteady ${place}: failed, then passed when run again: ${failure.split('\n', 1)[0]}`),
  });
  const unreadable = pages.flatMap(({ file, failures }) =>
    failures.map(({ line, message }) => `${file}:${line}: ${message}`),
  );
  const changed = write ? writeOutput(results) : [];
  if (changed.length > 0) {
    const again = await runExampleCheck(paths, { cached });
    return { ...again, lines: [...changed.map((place) => `refreshed ${place}`), ...again.lines] };
  }
  if (paths.length === 0) writeReport(results);
  const outcome = summarize(results);
  return {
    ...outcome,
    lines: [...outcome.lines, ...unsteady],
    failures: [...unreadable, ...outcome.failures],
    failed: outcome.failed + unreadable.length,
  };
}

function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} examples${done === total ? '\n' : ''}`);
}
