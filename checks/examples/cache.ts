import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../compile/keys/code-version.ts';
import { keyOf } from '../../compile/keys/key-of.ts';
import { type LockedPackages, readLockedPackages, versionsOf } from '../../compile/keys/locked-packages.ts';
import type { Unit } from '../../compile/examples/units.ts';
import type { FenceResult } from './example.ts';
import { repository } from './sandbox/sandbox.ts';
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
  const folder = path.join(repository, '.cache/examples/results');
  mkdirSync(folder, { recursive: true });
  const keyOfUnit = unitKeys(readLockedPackages());
  const fileOf = (unit: Unit): string => path.join(folder, `${keyOfUnit(unit)}.json`);
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
