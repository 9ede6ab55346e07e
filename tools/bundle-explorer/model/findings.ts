import { groupBy } from '../../../src/model/group-by.ts';
import type { Build, BuildModule } from './build.ts';
import { duplicatesIn, repeatedIn } from './duplicates.ts';
import { whyPackage } from './why-package.ts';
import { type ShownImport, type WhyAnswers, whyAnswers } from './why.ts';

/** A copy of a package, and where the version ranges are that installed it. */
export interface AskedCopy {
  folder: string;
  version: string | undefined;
  /** Bytes before minification. */
  size: number;
  ranges: VersionRange[];
}

/** Location of a version range. */
interface VersionRange {
  /** Path of the `package.json`; undefined for the project's own, which stats don't locate. */
  manifest: string | undefined;
  /** Name of a module that imports the package. */
  importer: string;
}

/** A package with several copies in the output. */
interface DuplicateFinding {
  kind: 'duplicate';
  name: string;
  copies: AskedCopy[];
  /** Bytes of all copies except the largest. */
  extra: number;
}

/** A package, or a module of the project, that makes up much of what loads with the page. */
export interface LargeFinding {
  kind: 'large';
  name: string;
  isPackage: boolean;
  /** Bytes before minification, and their share (0 to 1) of all modules that load with an entry point. */
  size: number;
  share: number;
  /** Imports that bring it in, and the names of the importing modules. */
  imports: (ShownImport & { importer: string })[];
  /** The package whose modules are the only ones that import it, if it isn't the project itself. */
  comesWith: string | undefined;
  /** Whether webpack kept some of it because it can't tell which exports are used, as in CommonJS. */
  isKeptWhole: boolean;
}

/** Modules that are in several chunks. */
interface RepeatedFinding {
  kind: 'repeated';
  modules: number;
  /** Bytes beyond the first copies. */
  extra: number;
}

export type Finding = DuplicateFinding | LargeFinding | RepeatedFinding;

/**
 * What is large: below 20 KiB, loading later saves less than the request costs; below a tenth of what loads, other
 * parts are worth more of a reader's time.
 */
const large = { bytes: 20 * 1024, share: 0.1 };

/** What makes a build larger than it has to be, most bytes first. */
export function findingsIn(build: Build): Finding[] {
  const repeated = repeatedIn(build);
  const extra = repeated.reduce((sum, each) => sum + each.extra, 0);
  const found: Finding[] = [...duplicateFindings(build), ...largeFindings(build)];
  if (repeated.length > 0) found.push({ kind: 'repeated', modules: repeated.length, extra });
  return found.toSorted((one, other) => bytesOfFinding(other) - bytesOfFinding(one));
}

const bytesOfFinding = (finding: Finding): number => (finding.kind === 'large' ? finding.size : finding.extra);

function duplicateFindings(build: Build): DuplicateFinding[] {
  return duplicatesIn(build).map(({ name, copies, extra }) => ({
    kind: 'duplicate',
    name,
    extra,
    copies: copies.map(({ folder, version, size, broughtBy }) => ({
      folder,
      version,
      size,
      ranges: rangesOf(broughtBy.flatMap((index) => build.modules[index] ?? [])),
    })),
  }));
}

/** One range per `package.json`. */
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
      // An entry point can't load later than itself.
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

/** `usedExports` is `true` if webpack can't tell what is used; an ES module's exports are known all the same. */
function isKeptWhole(module: BuildModule | undefined): boolean {
  return module?.usedExports === true && !Array.isArray(module.providedExports);
}
