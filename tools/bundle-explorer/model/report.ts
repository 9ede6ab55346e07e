import { type Budget, budgetOf } from './budgets.ts';
import type { Build } from './build.ts';
import { type Cause, type Change, compareBuilds } from './compare.ts';
import { type Finding, findingsIn } from './findings.ts';
import { bytesOf } from './loading.ts';

/** Size of what the browser initially loads for an entry point, in bytes of emitted files, with its budget. */
export interface EntryReport {
  name: string;
  size: number;
  /** Initial size in the earlier build, or `undefined` if there is no earlier build or it lacks this entry point. */
  before: number | undefined;
  /** Maximum initial size that the budget of the entry point allows, in bytes, or `undefined` without a budget. */
  most: number | undefined;
  isOver: boolean;
}

/** A module that was added or removed between two builds, and the imports responsible. */
export interface NamedCause {
  name: string;
  /** Number of modules added or removed with this one, including itself. */
  modules: number;
  /** Size of the added or removed modules in bytes, before minification. */
  size: number;
  imports: { importer: string; request: string; place: string; kind: string }[];
}

/** Report about a build as plain data, for a pull request comment or another program. */
export interface BundleReport {
  name: string;
  webpack: string | undefined;
  /** Number of modules in the output. */
  modules: number;
  /** Size of all modules in the output in bytes, before minification. */
  size: number;
  chunks: number;
  entrypoints: EntryReport[];
  findings: Finding[];
  comparison:
    { total: Change; files: Change[]; packages: Change[]; came: NamedCause[]; went: NamedCause[] } | undefined;
}

/**
 * Creates the report about a build.
 * @param given the earlier build, and the budgets of entry points
 */
export function reportOf(
  build: Build,
  { before, budgets = [] }: { before?: Build | undefined; budgets?: readonly Budget[] } = {},
): BundleReport {
  const inOutput = build.modules.filter(({ chunks }) => chunks.length > 0);
  return {
    name: build.name,
    webpack: build.webpack,
    modules: inOutput.length,
    size: inOutput.reduce((sum, { size }) => sum + size, 0),
    chunks: build.chunks.length,
    entrypoints: build.entrypoints.map(({ name, chunks }): EntryReport => {
      const size = bytesOf(build, chunks);
      const most = budgetOf(budgets, name);
      const earlier = before?.entrypoints.find((entry) => entry.name === name);
      return {
        name,
        size,
        before: before && earlier && bytesOf(before, earlier.chunks),
        most,
        isOver: most !== undefined && size > most,
      };
    }),
    findings: findingsIn(build),
    comparison: before && comparisonOf(before, build),
  };
}

function comparisonOf(before: Build, after: Build): BundleReport['comparison'] {
  const { total, assets, packages, came, went } = compareBuilds(before, after);
  return { total, files: assets, packages, came: came.map(named(after)), went: went.map(named(before)) };
}

function named({ modules }: Build): (cause: Cause) => NamedCause {
  const nameOf = (index: number): string => modules[index]?.name ?? TEXTS.bundleExplorer.yourConfiguration;
  return ({ module, modules: all, size, imports }) => ({
    name: nameOf(module),
    modules: all.length,
    size,
    imports: imports.map(({ from, request, place, kind }) => ({ importer: nameOf(from), request, place, kind })),
  });
}
