import { groupBy } from '../../../src/model/group-by.ts';
import type { Build, BuildModule } from './build.ts';
import { duplicatesIn, repeatedIn } from './duplicates.ts';
import { whyPackage } from './why-package.ts';
import { type ShownImport, type WhyAnswers, whyAnswers } from './why.ts';

/** An installed copy of a package, and the `package.json` files whose version ranges required it. */
export interface AskedCopy {
  folder: string;
  version: string | undefined;
  /** Size of the copy in bytes, before minification. */
  size: number;
  ranges: VersionRange[];
}

/** Location of a version range that made the package manager install a package. */
interface VersionRange {
  /**
   * Path of the `package.json` with the version range, or `undefined` for the project's own, which stats files don't
   * locate.
   */
  manifest: string | undefined;
  /** Name of a module that imports the package covered by the version range. */
  importer: string;
}

/** A package with several copies in the output. */
interface DuplicateFinding {
  kind: 'duplicate';
  name: string;
  copies: AskedCopy[];
  /** Number of different versions among the copies, as far as the stats reveal them. */
  versions: number;
  /** Size in bytes of all copies of the package except the largest. */
  extra: number;
  /** Whether the project's own code imports the package. */
  isDirect: boolean;
}

/** A package or project module that makes up much of the code loaded with the page, or a package in what loads later. */
export interface LargeFinding {
  kind: 'large';
  name: string;
  isPackage: boolean;
  /** Whether it is only in chunks that an `import()` loads. */
  isLazy: boolean;
  /** Size of the package or module in bytes, before minification. */
  size: number;
  /** `size` divided by the size of all modules that load with an entry point, or later if `isLazy`, from 0 to 1. */
  share: number;
  /** Imports that add the package or module to the bundle, with the names of the importing modules. */
  imports: (ShownImport & { importer: string })[];
  /** Name of the package that imports this one. `undefined` if the project itself or several packages import it. */
  comesWith: string | undefined;
  /** Whether webpack kept unused code because it can't tell which exports are used, as with CommonJS. */
  isKeptWhole: boolean;
}

/** Modules that webpack put in several chunks, reported as one finding. */
interface RepeatedFinding {
  kind: 'repeated';
  modules: number;
  /** Bytes of all copies of these modules beyond the first. */
  extra: number;
}

/** The warnings of a build. */
interface WarningsFinding {
  kind: 'warnings';
  count: number;
  /** The first warnings. */
  messages: string[];
}

export type Finding = DuplicateFinding | LargeFinding | RepeatedFinding | WarningsFinding;

/**
 * Limits above which a package or module is reported as large. Below 20 KiB, loading it later saves less than the extra
 * request costs. Below a tenth of the initially loaded code, other findings matter more.
 */
const large = { bytes: 20 * 1024, share: 0.1 };

/** Number of bytes in extra copies below which they aren't reported, because removing them saves nothing noticeable. */
const fewBytes = 1024;

/**
 * Finds what makes a build larger than it has to be, sorted by bytes, largest first. The build's warnings come last.
 */
export function findingsIn(build: Build): Finding[] {
  const repeated = repeatedIn(build);
  const extra = repeated.reduce((sum, each) => sum + each.extra, 0);
  const found: Exclude<Finding, WarningsFinding>[] = [...duplicateFindings(build), ...largeFindings(build)];
  if (extra >= fewBytes) found.push({ kind: 'repeated', modules: repeated.length, extra });
  const bytesOf = (finding: (typeof found)[number]) => (finding.kind === 'large' ? finding.size : finding.extra);
  const sorted: Finding[] = found.toSorted((one, other) => bytesOf(other) - bytesOf(one));
  const { warnings: count, warningMessages: messages } = build;
  return count === 0 ? sorted : [...sorted, { kind: 'warnings', count, messages }];
}

function duplicateFindings(build: Build): DuplicateFinding[] {
  const noticeable = duplicatesIn(build).filter(({ extra }) => extra >= fewBytes);
  return noticeable.map(({ name, copies, versions, extra, isDirect }) => ({
    kind: 'duplicate',
    name,
    versions,
    extra,
    isDirect,
    copies: copies.map(({ folder, version, size, broughtBy }) => ({
      folder,
      version,
      size,
      ranges: rangesOf(broughtBy.flatMap((index) => build.modules[index] ?? [])),
    })),
  }));
}

/** Returns one version range for each `package.json` whose package imports the duplicate. */
function rangesOf(importers: readonly BuildModule[]): VersionRange[] {
  const ranges = importers.map(({ name, packageAt }) => ({
    manifest: packageAt && `${packageAt.folder}/package.json`,
    importer: name,
  }));
  return [...groupBy(ranges, ({ manifest }) => manifest).values()].flatMap(([first]) => first ?? []);
}

function largeFindings(build: Build): LargeFinding[] {
  const kept = [...build.modules.keys()].filter((index) => {
    const module = build.modules[index];
    return module?.type !== 'runtime' && module?.chunks.length !== 0;
  });
  const isAtOnce = (index: number) =>
    build.modules[index]?.chunks.some((chunk) => build.chunks[chunk]?.isInitial) === true;
  const answers = whyAnswers(build);
  const later = kept.filter((index) => !isAtOnce(index));
  return [
    ...largeAmong(build, answers, { modules: kept.filter(isAtOnce), isLazy: false }),
    // Modules of the project that load later already do what the advice about a large module says.
    ...largeAmong(build, answers, { modules: later, isLazy: true }).filter(({ isPackage }) => isPackage),
  ];
}

function largeAmong(
  build: Build,
  answers: WhyAnswers,
  { modules: all, isLazy }: { modules: readonly number[]; isLazy: boolean },
): LargeFinding[] {
  const size = sizeOf(build, all);
  return [...groupBy(all, (index) => build.modules[index]?.packageAt?.folder ?? index)].flatMap(
    ([, modules]): LargeFinding[] => {
      const own = sizeOf(build, modules);
      if (own < large.bytes || own < large.share * size) return [];
      const imports = importsFromOutside(build, answers, modules);
      // Skip entry points, which can't load later than themselves.
      if (imports.length === 0 || imports.some(({ from }) => from === -1)) return [];
      const [first] = modules.flatMap((index) => build.modules[index] ?? []);
      return [
        {
          kind: 'large',
          name: first?.packageAt?.name ?? first?.name ?? '',
          isPackage: first?.packageAt !== undefined,
          isLazy,
          size: own,
          share: own / size,
          imports: imports.map((each) => ({ ...each, importer: build.modules[each.from]?.name ?? '' })),
          comesWith: onlyImporter(build, imports),
          isKeptWhole: modules.some((index) => isKeptWhole(build.modules[index])),
        },
      ];
    },
  );
}

function onlyImporter(build: Build, imports: readonly ShownImport[]): string | undefined {
  const [first, ...others] = new Set(imports.map(({ from }) => build.modules[from]?.packageAt?.name));
  return others.length === 0 ? first : undefined;
}

function sizeOf(build: Build, modules: readonly number[]): number {
  return modules.reduce((sum, index) => sum + (build.modules[index]?.size ?? 0), 0);
}

function importsFromOutside(build: Build, answers: WhyAnswers, modules: readonly number[]): ShownImport[] {
  const [first] = modules;
  return modules.length === 1 && first !== undefined
    ? answers.why(first).imports
    : whyPackage(build, answers, modules).imports;
}

/**
 * Whether webpack kept a whole module. `usedExports` is `true` if webpack can't tell what is used, but the provided
 * exports of an ES module are still known.
 */
function isKeptWhole(module: BuildModule | undefined): boolean {
  return module?.usedExports === true && !Array.isArray(module.providedExports);
}
