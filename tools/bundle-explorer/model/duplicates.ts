import type { Build } from './build.ts';
import { modulePath } from './module-path.ts';

/** A package with several copies in the output. */
export interface Duplicate {
  name: string;
  copies: PackageCopy[];
  /** Number of different versions among the copies, as far as the stats reveal them. */
  versions: number;
  /** Total size of all copies of the package except the largest, in bytes. */
  extra: number;
  /** Whether the project's own code imports the package, so that its `package.json` has a version range for it. */
  isDirect: boolean;
}

interface PackageCopy {
  folder: string;
  version: string | undefined;
  /** Indexes of the modules in the output that belong to this copy of the package. */
  modules: number[];
  size: number;
  /** Indexes of modules outside this copy of the package that import it. */
  broughtBy: number[];
}

/** Finds packages that were bundled from more than one folder, sorted by wasted bytes, largest first. */
export function duplicatesIn(build: Build): Duplicate[] {
  const copies = new Map<string, Map<string, PackageCopy>>();
  const copyOf: (PackageCopy | undefined)[] = build.modules.map(({ packageAt, chunks, size }, index) => {
    if (!packageAt || chunks.length === 0) return undefined;
    const { name, folder, version } = packageAt;
    const named = copies.get(name) ?? new Map<string, PackageCopy>();
    copies.set(name, named);
    const copy = named.get(folder) ?? { folder, version, modules: [], size: 0, broughtBy: [] };
    named.set(folder, copy);
    copy.modules.push(index);
    copy.size += size;
    return copy;
  });
  noteImporters(build, copyOf);
  return [...copies]
    .filter(([, named]) => named.size > 1)
    .map(([name, named]) => {
      const sorted = [...named.values()].toSorted((one, other) => other.size - one.size);
      const versions = versionsAmong(build, sorted);
      return {
        name,
        copies: sorted,
        versions,
        extra: sorted.slice(1).reduce((sum, { size }) => sum + size, 0),
        isDirect: sorted.some(({ broughtBy }) => broughtBy.some((index) => !build.modules[index]?.packageAt)),
      };
    })
    .toSorted((one, other) => other.extra - one.extra);
}

/**
 * Counts the versions of copies, which are sorted by size. Stats rarely contain versions, so copies count as the same
 * version if each module of the smaller copy is in the larger one, too, with the same size. The larger copy may have more
 * modules, because webpack omits those that are unused.
 */
function versionsAmong({ modules }: Build, copies: readonly PackageCopy[]): number {
  const sizesIn = (copy: PackageCopy) =>
    new Map(
      copy.modules.flatMap((index) => {
        const module = modules[index];
        return module ? [[modulePath(module).slice(2).join('/'), module.size] as const] : [];
      }),
    );
  const different: { version: string | undefined; sizes: Map<string, number> }[] = [];
  for (const copy of copies) {
    const { version } = copy;
    const sizes = sizesIn(copy);
    const isKnown = different.some((other) =>
      version !== undefined && other.version !== undefined
        ? version === other.version
        : [...sizes].every(([path, size]) => other.sizes.get(path) === size),
    );
    if (!isKnown) different.push({ version, sizes });
  }
  return different.length;
}

function noteImporters({ imports }: Build, copyOf: (PackageCopy | undefined)[]): void {
  const noted = new Set<string>();
  imports.to.forEach((to, index) => {
    const from = imports.from[index] ?? -1;
    const copy = copyOf[to];
    if (!copy || from === -1 || imports.isActive[index] === 0 || copyOf[from] === copy) return;
    const key = `${from} ${copy.folder}`;
    if (noted.has(key)) return;
    noted.add(key);
    copy.broughtBy.push(from);
  });
}

/** A module that webpack put in more than one chunk. */
interface Repeated {
  module: number;
  /** Size in bytes of all copies of the module but one. */
  extra: number;
}

/**
 * Finds modules that are in several chunks, sorted by wasted bytes, largest first. webpack's runtime is excluded,
 * because each runtime chunk needs its own.
 */
export function repeatedIn({ modules }: Build): Repeated[] {
  return modules
    .map(({ chunks, size }, module) => ({ module, extra: size * (chunks.length - 1) }))
    .filter(({ module, extra }) => extra > 0 && modules[module]?.type !== 'runtime')
    .toSorted((one, other) => other.extra - one.extra);
}
