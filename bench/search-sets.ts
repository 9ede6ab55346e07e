import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WantedQuery } from './search-score.ts';

/**
 * The files of queries by purpose: tuning the ranking, a minimum quality (`e2e/search-floor.test.ts`), and evaluation.
 * Never tune on the last.
 */
export const queryFiles = ['tuning', 'floor', 'judge'] as const;

export type QueryFile = (typeof queryFiles)[number];

/** The queries of a file. */
export async function readQueries(file: QueryFile): Promise<WantedQuery[]> {
  return JSON.parse(await readFile(path.join(import.meta.dirname, `search-${file}.json`), 'utf8')) as WantedQuery[];
}
