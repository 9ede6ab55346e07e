import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of cached check results. The CI workflows cache it too. */
const kept = fileURLToPath(new URL('../.cache/examples/results/', import.meta.url));

/** Cached results of a content check. Their keys cover everything that a result depends on. */
interface ResultCache<Result> {
  get(key: string): Result | undefined;
  set(key: string, result: Result): void;
}

/**
 * Opens the result cache of a check.
 *
 * @param folder name of a folder in `.cache/examples/results`, created if missing
 */
export function openResultCache<Result>(folder = ''): ResultCache<Result> {
  const directory = path.join(kept, folder);
  mkdirSync(directory, { recursive: true });
  const fileOf = (key: string): string => path.join(directory, `${key}.json`);
  return {
    get(key) {
      const file = fileOf(key);
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : undefined;
    },
    set: (key, result) => writeFileSync(fileOf(key), JSON.stringify(result)),
  };
}
