import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WantedQuery } from './search-score.ts';

/**
 * Files with search queries, by purpose: tuning the ranking, ensuring a minimum quality (`e2e/search-floor.test.ts`),
 * and evaluating the search. Never use the last one for tuning.
 */
export const queryFiles = ['tuning', 'floor', 'judge'] as const;

type QueryFile = (typeof queryFiles)[number];

/** Reads the search queries in a file. */
export async function readQueries(file: QueryFile): Promise<WantedQuery[]> {
  return JSON.parse(await readFile(path.join(import.meta.dirname, `search-${file}.json`), 'utf8')) as WantedQuery[];
}
