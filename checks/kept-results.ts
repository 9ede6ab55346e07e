import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where checks keep what they found; the runs on the code host keep it, too. */
const kept = fileURLToPath(new URL('../.cache/examples/results/', import.meta.url));

/** What earlier runs of a check found, by a key of everything that it depends on. */
export interface KeptResults<Result> {
  get(key: string): Result | undefined;
  set(key: string, result: Result): void;
}

/** Opens the results of a check. @param folder below `.cache/examples/results`, made when missing */
export function openResults<Result>(folder = ''): KeptResults<Result> {
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
