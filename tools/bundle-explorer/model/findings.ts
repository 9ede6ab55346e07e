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
}

/** A package or project module that makes up much of the code loaded with the page. */
export interface LargeFinding {
  kind: 'large';
  name: string;
  isPackage: boolean;
  /** Size of the package or module in bytes, before minification. */
  size: number;
  /** `size` divided by the size of all modules that are loaded with an entry point, from 0 to 1. */
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

export type Finding = DuplicateFinding | LargeFinding | RepeatedFinding;

/**
 * Limits above which a package or module is reported as large. Below 20 KiB, loading it later saves less than the extra
 * request costs. Below a tenth of the initially loaded code, other findings matter more.
 */
const large = { bytes: 20 * 1024, share: 0.1 };

/** Finds what makes a build larger than it has to be, sorted by bytes, largest first. */
export function findingsIn(build: Build): Finding[] {
  const repeated = repeatedIn(build);
  const extra = repeated.reduce((sum, each) => sum + each.extra, 0);
  const found: Finding[] = [...duplicateFindings(build), ...largeFindings(build)];
  if (repeated.length > 0) found.push({ kind: 'repeated', modules: repeated.length, extra });
  return found.toSorted((one, other) => bytesOfFinding(other) - bytesOfFinding(one));
}

const bytesOfFinding = (finding: Finding): number => (finding.kind === 'large' ? finding.size : finding.extra);

function duplicateFindings(build: Build): DuplicateFinding[] {
  return duplicatesIn(build).map(({ name, copies, versions, extra }) => ({
    kind: 'duplicate',
    name,
    versions,
    extra,
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
  const atOnce = build.modules.flatMap((module, index) =>
    module.type !== 'runtime' && module.chunks.some((chunk) => build.chunks[chunk]?.isInitial) ? [index] : [],
  );
  const size = sizeOf(build, atOnce);
  const answers = whyAnswers(build);
  return [...groupBy(atOnce, (index) => build.modules[index]?.packageAt?.folder ?? index)].flatMap(
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
