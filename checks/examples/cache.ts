import path from 'node:path';
import { codeOf } from '../../compile/cache-keys/code-version.ts';
import { keyOf } from '../../compile/cache-keys/key-of.ts';
import { type LockedPackages, readLockedPackages, versionsOf } from '../../compile/cache-keys/locked-packages.ts';
import { openResultCache } from '../result-cache.ts';
import type { FenceResult } from './example.ts';
import type { Unit } from '../../compile/examples/units.ts';
import { usedPackages, withoutPartners } from './used-packages.ts';

/** Cached results of examples. Their keys cover everything that a result depends on. */
interface ResultCache {
  /**
   * Returns the cached results of a unit of fences, with their current page and lines, or undefined if the unit isn't
   * in the cache.
   */
  get(unit: Unit): FenceResult[] | undefined;
  /** Caches the results of a unit of fences if all of them passed. Failures are never cached. */
  set(unit: Unit, results: FenceResult[]): void;
}

/** Opens the cache in `.cache/examples/results`. */
export function openCache(): ResultCache {
  const kept = openResultCache<FenceResult[]>();
  const keyOfUnit = unitKeys(readLockedPackages());
  return {
    get(unit) {
      return kept
        .get(keyOfUnit(unit))
        ?.map((result, index) => ({ ...result, file: unit.file, line: unit.fences[index]?.line ?? result.line }));
    },
    set(unit, results) {
      if (results.every(({ failures }) => failures.length === 0)) kept.set(keyOfUnit(unit), results);
    },
  };
}

/**
 * Creates a function that computes the cache key of a unit of fences. The key covers the code and attributes of the
 * fences, the installed packages that they use, the version of Node.js, and the source of this check. After a package
 * update, only examples that it may affect are therefore run again.
 */
export function unitKeys(locked: LockedPackages): (unit: Unit) => string {
  const seen = withoutPartners(locked);
  const check = keyOf(codeOf([path.join(import.meta.dirname, 'check-examples.ts')], locked).files);
  return (unit) =>
    keyOf({
      node: process.version,
      check,
      packages: versionsOf(usedPackages(unit, locked), seen),
      // Leave out a name that is derived from a line number, which doesn't affect the result.
      name: unit.kind === 'project' && unit.fences[0]?.project ? unit.name : '',
      fences: unit.fences.map(({ line: _line, anchor: _anchor, ...fence }) => fence),
    });
}
