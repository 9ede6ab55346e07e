import path from 'node:path';
import { codeOf } from '../../compile/keys/code-version.ts';
import { keyOf } from '../../compile/keys/key-of.ts';
import { type LockedPackages, readLockedPackages, versionsOf } from '../../compile/keys/locked-packages.ts';
import { openResultCache } from '../result-cache.ts';
import type { FenceResult } from './example.ts';
import type { Unit } from '../../compile/examples/units.ts';
import { usedPackages, withoutPartners } from './used-packages.ts';

/** Cached results, keyed by everything they depend on. */
export interface ResultCache {
  /** @returns one result per fence, with current lines and page; undefined on a cache miss */
  get(unit: Unit): FenceResult[] | undefined;
  /** Caches the results of a unit that passed; failures are never cached. */
  set(unit: Unit, results: FenceResult[]): void;
}

/** Opens the cache under `.cache/examples/results`. */
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
 * Computes the cache keys of units: their fences without positions, the installed packages they use, Node's version and
 * this check's source. A package update thus reruns only the examples that it may affect.
 */
export function unitKeys(locked: LockedPackages): (unit: Unit) => string {
  const seen = withoutPartners(locked);
  const check = keyOf(codeOf([path.join(import.meta.dirname, 'check-examples.ts')], locked).files);
  return (unit) =>
    keyOf({
      node: process.version,
      check,
      packages: versionsOf(usedPackages(unit, locked), seen),
      // Names of units without a project are derived from their line, which doesn't affect the result.
      name: unit.kind === 'project' && unit.fences[0]?.project ? unit.name : '',
      fences: unit.fences.map(({ line: _line, anchor: _anchor, ...fence }) => fence),
    });
}
