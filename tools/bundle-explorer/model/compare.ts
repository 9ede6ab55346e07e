import type { Build, BuildModule } from './build.ts';
import { type ShownImport, type WhyAnswers, whyAnswers } from './why.ts';

/** Sizes of a module, file, or package in two builds, in bytes. The size is 0 in a build that doesn't have it. */
export interface Change {
  name: string;
  before: number;
  after: number;
}

/** A module whose size differs between two builds. */
interface ModuleChange extends Change {
  /** Index of the module in the earlier build, or -1 if that build doesn't have it. */
  indexBefore: number;
  /** Index of the module in the later build, or -1 if that build doesn't have it. */
  indexAfter: number;
  /** Exports of the module that are used only in the later build. */
  newlyUsed: string[];
  /** Exports of the module that are used only in the earlier build. */
  noLongerUsed: string[];
}

/** Modules that were added or removed together, because all of them are reachable only through the first one. */
export interface Cause {
  /** Index of the module through which the other modules of the group are reachable. */
  module: number;
  /** Indexes of all modules of the group. */
  modules: number[];
  size: number;
  /** Imports whose addition or removal caused the change. */
  imports: ShownImport[];
}

interface Comparison {
  total: Change;
  assets: Change[];
  /** Size changes by package. Code outside packages forms one group. */
  packages: Change[];
  modules: ModuleChange[];
  /** Groups of added modules with the imports responsible. Indexes refer to the later build. */
  came: Cause[];
  /** Groups of removed modules with the imports responsible. Indexes refer to the earlier build. */
  went: Cause[];
}

/**
 * Compares two builds. Modules are matched by name, and files by name without its hash. The lists contain only changes,
 * largest first.
 */
export function compareBuilds(before: Build, after: Build): Comparison {
  const old = keptByName(before);
  const now = keptByName(after);
  const modules = changes(sized(old, before), sized(now, after)).map((change): ModuleChange => {
    const [indexBefore, indexAfter] = [old.get(change.name) ?? -1, now.get(change.name) ?? -1];
    const exportsBefore = usedOf(before.modules[indexBefore]);
    const exportsAfter = usedOf(after.modules[indexAfter]);
    return {
      ...change,
      indexBefore,
      indexAfter,
      newlyUsed: exportsBefore && exportsAfter ? exportsAfter.filter((name) => !exportsBefore.includes(name)) : [],
      noLongerUsed: exportsBefore && exportsAfter ? exportsBefore.filter((name) => !exportsAfter.includes(name)) : [],
    };
  });
  return {
    total: { name: '', before: totalOf(before), after: totalOf(after) },
    assets: changes(assetSizes(before), assetSizes(after)),
    packages: changes(packageSizes(before), packageSizes(after)),
    modules,
    came: causes(after, whyAnswers(after), (name) => !old.has(name)),
    went: causes(before, whyAnswers(before), (name) => !now.has(name)),
  };
}

/**
 * Returns the build with this name, to compare it with the build of the same name in another stats file. Defaults to
 * the first build.
 */
export function matchingBuild(builds: readonly Build[], name: string): Build | undefined {
  return builds.find((build) => build.name === name) ?? builds[0];
}

/**
 * Maps module names to the indexes of modules in the output. If several modules have the same name, the first is used.
 */
function keptByName({ modules }: Build): Map<string, number> {
  const found = new Map<string, number>();
  modules.forEach(({ name, chunks }, index) => {
    if (chunks.length > 0 && !found.has(name)) found.set(name, index);
  });
  return found;
}

function sized(byName: Map<string, number>, { modules }: Build): Map<string, number> {
  return new Map([...byName].map(([name, index]) => [name, modules[index]?.size ?? 0]));
}

const usedOf = (module: BuildModule | undefined): string[] | undefined =>
  Array.isArray(module?.usedExports) ? module.usedExports : undefined;

function changes(before: Map<string, number>, after: Map<string, number>): Change[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .map((name) => ({ name, before: before.get(name) ?? 0, after: after.get(name) ?? 0 }))
    .filter((change) => change.before !== change.after || before.has(change.name) !== after.has(change.name))
    .toSorted((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before));
}

const totalOf = (build: Build): number =>
  build.modules.reduce((sum, { size, chunks }) => (chunks.length > 0 ? sum + size : sum), 0);

/** Matches a hash in a file name, between dots, dashes, or underscores. */
const hashInName = /(?<=[.\-_]|^)(?=[\da-f]*\d)[\da-f]{8,32}(?=[.\-_])/g;

function assetSizes({ assets }: Build): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { name, size } of assets) {
    const stable = name.replace(hashInName, '*');
    sizes.set(stable, (sizes.get(stable) ?? 0) + size);
  }
  return sizes;
}

function packageSizes({ modules }: Build): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { packageAt, size, chunks, type } of modules) {
    if (chunks.length === 0) continue;
    const name = packageAt?.name ?? (type === 'runtime' ? TEXTS.bundleExplorer.runtime : TEXTS.bundleExplorer.yourCode);
    sizes.set(name, (sizes.get(name) ?? 0) + size);
  }
  return sizes;
}

/**
 * Groups modules that exist in only one of two builds. Each group consists of one module and the modules that are in
 * the bundle only because of it.
 */
function causes(build: Build, answers: WhyAnswers, isNew: (name: string) => boolean): Cause[] {
  const { modules } = build;
  const isNewModule = (index: number): boolean => {
    const module = modules[index];
    return module !== undefined && module.chunks.length > 0 && module.type !== 'runtime' && isNew(module.name);
  };
  const groups = new Map<number, Cause>();
  modules.forEach(({ size }, index) => {
    if (!isNewModule(index)) return;
    let top = index;
    for (let above = answers.above(top); above !== -1 && isNewModule(above); above = answers.above(top)) top = above;
    const group = groups.get(top) ?? { module: top, modules: [], size: 0, imports: answers.why(top).imports };
    groups.set(top, group);
    group.modules.push(index);
    group.size += size;
  });
  return [...groups.values()].toSorted((one, other) => other.size - one.size);
}
