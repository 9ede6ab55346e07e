import type { Build, BuildAsset, BuildChunk, BuildModule, Gap, Imports, Joined } from '../build.ts';
import { packagePlace } from '../package-place.ts';
import type { RawBuild, RawChunk, RawModule } from './raw-build.ts';

/** Converts the raw data of a compilation to a build, in which indexes replace identifiers and ids. */
export function joinBuild(raw: RawBuild, name: string): Build {
  const chunkIndex = new Map([...raw.chunks.keys()].map((id, index) => [id, index]));
  const chunkIndexes = (ids: Iterable<string>): number[] =>
    [...ids].map((id) => chunkIndex.get(id)).filter((index) => index !== undefined);
  const { modules, joined, moduleIndex } = joinModules(raw, chunkIndexes);
  const imports = joinImports(raw, moduleIndex);
  const build: Build = {
    name,
    webpack: raw.webpack,
    modules,
    joined,
    imports,
    chunks: joinChunks(raw, chunkIndexes, moduleIndex),
    entrypoints: raw.entrypoints.map((entry) => ({ name: entry.name, chunks: chunkIndexes(entry.chunks) })),
    assets: raw.assets.map((asset): BuildAsset => {
      const twin = (type: string) => asset.related.find((one) => one.type === type)?.size;
      return {
        name: asset.name,
        size: asset.size,
        chunks: chunkIndexes(asset.chunks),
        gzip: twin('gzipped'),
        brotli: twin('brotliCompressed'),
      };
    }),
    errors: raw.errors,
    errorMessages: raw.errorMessages,
    warnings: raw.warnings,
    warningMessages: raw.warningMessages,
    gaps: [],
  };
  return { ...build, gaps: gapsOf(raw, build) };
}

/** Assigns indexes to the modules of a build. Concatenated modules are listed separately. */
function joinModules(raw: RawBuild, chunkIndexes: (ids: Iterable<string>) => number[]) {
  const modules: BuildModule[] = [];
  const joined: Joined[] = [];
  /** Index of each module by its identifier. For a concatenated module, it is the index of the first module inside. */
  const moduleIndex = new Map<string, number>();
  const wholes: RawModule[] = [];
  for (const each of raw.modules.values()) {
    if (each.inner.length > 0) {
      wholes.push(each);
      continue;
    }
    moduleIndex.set(each.identifier, modules.length);
    modules.push({
      name: each.name,
      identifier: each.identifier,
      type: each.type,
      size: each.size,
      chunks: chunkIndexes(each.chunks),
      id: each.id,
      joined: -1,
      usedExports: exportsIn(each, 'usedExports'),
      providedExports: exportsIn(each, 'providedExports'),
      bailouts: each.bailouts,
      // Modules for a computed `require()` or `import()` path have no path of their own, but their identifier starts
      // with the path of their folder.
      packageAt: packagePlace(each.path ?? each.identifier) ?? packagePlace(each.name),
    });
  }
  for (const whole of wholes) {
    const inner = whole.inner.map((identifier) => moduleIndex.get(identifier)).filter((index) => index !== undefined);
    const chunks = chunkIndexes(whole.chunks);
    for (const index of inner) {
      const module = modules[index];
      if (!module) continue;
      module.joined = joined.length;
      module.id ??= whole.id;
      module.chunks = [...new Set([...module.chunks, ...chunks])];
    }
    const root = inner.find((index) => whole.identifier.startsWith(`${modules[index]?.identifier}|`)) ?? inner[0];
    if (root !== undefined) moduleIndex.set(whole.identifier, root);
    const { name, size, id, bailouts } = whole;
    joined.push({ name, size, chunks, id, bailouts, modules: inner });
  }
  return { modules, joined, moduleIndex };
}

function exportsIn(raw: RawModule, key: 'usedExports' | 'providedExports'): string[] | true | undefined {
  const value = raw[key];
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  // `false` in `usedExports` means that no export is used.
  if (value === false) return [];
  // `null` in `usedExports` means that webpack doesn't know which exports are used, so it keeps all of them.
  return value === true || value === null ? true : undefined;
}

function joinImports({ imports: raw }: RawBuild, moduleIndex: Map<string, number>): Imports {
  const moduleOf = new Int32Array(raw.texts.length).fill(-1);
  for (const [number, text] of raw.texts.entries()) moduleOf[number] = moduleIndex.get(text) ?? -1;
  const told = raw.to
    .map((_, number) => number)
    .filter((number) => {
      const from = raw.from[number] ?? -1;
      return moduleOf[raw.to[number] ?? -1] !== -1 && (from === -1 || originOf(number) !== -1);
    });
  function originOf(number: number): number {
    const origin = moduleOf[raw.from[number] ?? -1] ?? -1;
    return origin === -1 ? (moduleOf[raw.fromWhole[number] ?? -1] ?? -1) : origin;
  }
  // Drop the module identifiers, which were needed only for lookups. Types, requests, and locations are displayed.
  const shown = new Map<number, number>();
  const texts: string[] = [];
  const textOf = (number = 0): number => {
    let index = shown.get(number);
    if (index === undefined) {
      index = texts.push(raw.texts[number] ?? '') - 1;
      shown.set(number, index);
    }
    return index;
  };
  return {
    from: Int32Array.from(told, originOf),
    to: Int32Array.from(told, (number) => moduleOf[raw.to[number] ?? -1] ?? -1),
    isActive: Uint8Array.from(told, (number) => raw.isActive[number] ?? 1),
    kind: Uint32Array.from(told, (number) => textOf(raw.kind[number])),
    request: Uint32Array.from(told, (number) => textOf(raw.request[number])),
    place: Uint32Array.from(told, (number) => textOf(raw.place[number])),
    texts,
  };
}

function joinChunks(
  raw: RawBuild,
  chunkIndexes: (ids: Iterable<string>) => number[],
  moduleIndex: Map<string, number>,
): BuildChunk[] {
  return [...raw.chunks.values()].map((chunk) => ({
    id: chunk.id,
    label: chunk.names[0] ?? labelOf(chunk),
    isInitial: chunk.initial,
    hasRuntime: chunk.entry,
    size: chunk.size,
    files: chunk.files,
    parents: chunkIndexes(chunk.parents),
    children: chunkIndexes(chunk.children),
    reason: chunk.reason,
    origins: chunk.origins.map(({ moduleIdentifier, moduleName, request, loc }) => ({
      module: moduleName,
      index: moduleIndex.get(moduleIdentifier) ?? -1,
      request,
      place: loc,
    })),
    prefetch: chunkIndexes(chunk.childrenByOrder.prefetch ?? []),
    preload: chunkIndexes(chunk.childrenByOrder.preload ?? []),
  }));
}

/** Describes a chunk without a name by the first `import()` or entry point that loads it. */
function labelOf({ id, origins, reason }: RawChunk): string {
  const { chunkNumber, lazyChunk, splitChunk } = TEXTS.bundleExplorer;
  const [origin] = origins;
  // Only the origin of an entry point has no module. The entry point's name is its location.
  const from = origin?.moduleName === '' ? origin.loc || origin.request : origin?.request;
  if (!from) return chunkNumber(id);
  // A chunk that webpack split from others has a reason, and the origins of those.
  return reason === undefined ? lazyChunk(from, id) : splitChunk(from, id);
}

function gapsOf(raw: RawBuild, { modules, chunks, assets, imports }: Build): Gap[] {
  const gaps: [Gap, boolean][] = [
    ['modules', modules.length === 0],
    ['some-modules', raw.leftOut.modules > 0],
    ['reasons', imports.to.length === 0],
    ['some-reasons', raw.leftOut.reasons > 0],
    ['chunks', chunks.length === 0],
    ['assets', assets.length === 0],
    ['exports', modules.every(({ usedExports }) => usedExports === undefined)],
    ['bailouts', modules.every(({ bailouts }) => bailouts.length === 0)],
  ];
  return gaps.filter(([, isOpen]) => isOpen).map(([gap]) => gap);
}
