import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FenceResult, Unit } from './example.ts';
import { repository } from './sandbox/sandbox.ts';

/** Results of earlier runs, by everything that they depend on. */
export interface ResultCache {
  /** @returns one result a fence, lines and page as they are now; nothing when the unit has not passed like this before */
  get(unit: Unit): FenceResult[] | undefined;
  /** Keeps the results of a unit that passed; failures are always looked at again. */
  set(unit: Unit, results: FenceResult[]): void;
}

/**
 * Opens the cache under `.cache/examples/results`. The key of a unit is made of its fences (their place apart), the
 * lockfile, Node's version and the source of this check.
 */
export function openCache(): ResultCache {
  const folder = path.join(repository, '.cache/examples/results');
  mkdirSync(folder, { recursive: true });
  const surroundings = createHash('sha256')
    .update(process.version)
    .update(readFileSync(path.join(repository, 'package-lock.json')))
    .update(sourceOfThisCheck())
    .digest('hex');
  return {
    get(unit) {
      const file = fileOf(unit);
      if (!existsSync(file)) return undefined;
      const results = JSON.parse(readFileSync(file, 'utf8')) as FenceResult[];
      return results.map((result, index) => ({ ...result, file: unit.file, line: unit.fences[index]!.line }));
    },
    set(unit, results) {
      if (results.every(({ failures }) => failures.length === 0)) writeFileSync(fileOf(unit), JSON.stringify(results));
    },
  };

  function fileOf({ name, kind, fences }: Unit): string {
    // Names of units without a project are made of the line, which does not matter.
    const described = [surroundings, kind === 'project' && fences[0]?.project ? name : '', fences.map(({ line: _line, anchor: _anchor, ...fence }) => fence)];
    return path.join(folder, `${createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 32)}.json`);
  }
}

function sourceOfThisCheck(): string {
  const folder = fileURLToPath(new URL('./', import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.c?[jt]s$/.test(file) && !file.includes('.test.'))
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\0');
}
