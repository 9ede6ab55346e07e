import path from 'node:path';
import { codeOf } from '../../compile/keys/code-version.ts';
import { keyOf } from '../../compile/keys/key-of.ts';
import { type LockedPackages, readLockedPackages, versionsOf } from '../../compile/keys/locked-packages.ts';
import { openResults } from '../kept-results.ts';
import type { FenceResult } from './example.ts';
import type { Unit } from '../../compile/examples/units.ts';
import { usedPackages, withoutPartners } from './used-packages.ts';

/** Results of earlier runs, by everything that they depend on. */
export interface ResultCache {
  /** @returns one result a fence, lines and page as they are now; nothing when the unit has not passed like this before */
  get(unit: Unit): FenceResult[] | undefined;
  /** Keeps the results of a unit that passed; failures are always looked at again. */
  set(unit: Unit, results: FenceResult[]): void;
}

/** Opens the cache under `.cache/examples/results`. */
export function openCache(): ResultCache {
  const kept = openResults<FenceResult[]>();
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
 * Gives the key of a unit: its fences (their place apart), the installed packages that it uses, Node's version and the
 * source of this check. An update of a package thus has only those examples run again that could notice it.
 */
export function unitKeys(locked: LockedPackages): (unit: Unit) => string {
  const seen = withoutPartners(locked);
  const check = keyOf(codeOf([path.join(import.meta.dirname, 'check-examples.ts')], locked).files);
  return (unit) =>
    keyOf({
      node: process.version,
      check,
      packages: versionsOf(usedPackages(unit, locked), seen),
      // Names of units without a project are made of the line, which does not matter.
      name: unit.kind === 'project' && unit.fences[0]?.project ? unit.name : '',
      fences: unit.fences.map(({ line: _line, anchor: _anchor, ...fence }) => fence),
    });
}
