import { mkdirSync, writeFileSync } from 'node:fs';
import type { Outcome } from '../outcome.ts';
import { unknownLanguages } from './check-examples.ts';
import type { FenceResult, FenceStatus } from './example.ts';

const statuses: FenceStatus[] = ['executed', 'type-checked', 'validated', 'parsed', 'plain', 'exempt', 'failed'];

/** Path at which {@link writeReport} writes the report. */
export const examplesReport = 'reports/examples.json';

/**
 * Writes the report: an entry for each fence, the number of fences by status, and the actual output where it differs
 * from the page.
 */
export function writeReport(results: FenceResult[]): void {
  mkdirSync('reports', { recursive: true });
  const fences = results.map(({ actual, isUnwanted: _, ...result }) => ({
    ...result,
    ...(result.status === 'failed' && actual !== undefined && { actual }),
  }));
  writeFileSync(examplesReport, `${JSON.stringify({ counts: countByStatus(results), fences }, null, 2)}\n`);
}

/** Returns a message about each failure, with its position. */
export function failuresOf(results: FenceResult[]): string[] {
  return results.flatMap(({ file, failures }) => failures.map(({ line, message }) => `${file}:${line}: ${message}`));
}

/** Summarizes the results for the terminal. */
export function summarize(results: FenceResult[]): Outcome {
  const counts = countByStatus(results);
  const failures = failuresOf(results);
  const exempt = results.filter(({ status }) => status === 'exempt');
  const unknown = unknownLanguages(results);
  return {
    lines: [
      statuses
        .filter((status) => counts[status] > 0)
        .map((status) => `${counts[status]} ${status}`)
        .join(', ') || 'no fences',
      ...exempt.map(({ file, line, reason }) => `  exempt ${file}:${line}: ${reason}`),
      ...unknown.map(
        ({ file, line, lang }) => `  shown plain ${file}:${line}: no highlighting or parser for the language ${lang}`,
      ),
    ],
    failures,
    passed: results.length - counts.failed,
    failed: counts.failed,
  };
}

function countByStatus(results: FenceResult[]): Record<FenceStatus, number> {
  return Object.fromEntries(
    statuses.map((status) => [status, results.filter((result) => result.status === status).length]),
  ) as Record<FenceStatus, number>;
}
