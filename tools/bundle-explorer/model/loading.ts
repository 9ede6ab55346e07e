import type { Build, Entrypoint } from './build.ts';

/** The chunks that a single `import()` loads. */
interface LaterLoad {
  /** Name of the module that contains the `import()`. */
  module: string;
  /** Index of the module that contains the `import()`, or -1 if unknown. */
  index: number;
  /** Argument of the `import()`. */
  request: string;
  /** Line and column of the `import()` in its module. */
  place: string;
  chunks: number[];
  /**
   * Number of loads that must happen in sequence until this one has finished. It is 1 for an `import()` in code that is
   * loaded with the entry point.
   */
  step: number;
}

export interface Loading {
  /** Indexes of the chunks that are loaded with the entry point. */
  first: number[];
  /** `import()` loads that may happen later, sorted by the earliest possible step. */
  later: LaterLoad[];
}

/** Determines which chunks the browser loads for an entry point, and in which steps. */
export function loadingOf(build: Build, entry: Entrypoint): Loading {
  const loads = laterLoads(build);
  const stepOf = new Map<number, number>(entry.chunks.map((chunk) => [chunk, 0]));
  const found: LaterLoad[] = [];
  const waiting = new Set(loads);
  for (let step = 1; waiting.size > 0; step += 1) {
    const now = [...waiting].filter((load) =>
      isReached(build, load, (chunk) => (stepOf.get(chunk) ?? Infinity) < step),
    );
    if (now.length === 0) break;
    for (const load of now) {
      waiting.delete(load);
      const chunks = load.chunks.filter((chunk) => (stepOf.get(chunk) ?? Infinity) >= step);
      if (chunks.length > 0) found.push({ ...load, chunks, step });
    }
    for (const { chunks } of now) for (const chunk of chunks) if (!stepOf.has(chunk)) stepOf.set(chunk, step);
  }
  return { first: entry.chunks, later: found };
}

function isReached(build: Build, { index, chunks }: LaterLoad, isThere: (chunk: number) => boolean): boolean {
  const holders = build.modules[index]?.chunks ?? chunks.flatMap((chunk) => build.chunks[chunk]?.parents ?? []);
  return holders.some(isThere);
}

/**
 * Returns the loads that the `import()` calls of a build start. Chunks requested by the same call are loaded together.
 */
function laterLoads({ chunks }: Build): LaterLoad[] {
  const loads = new Map<string, LaterLoad>();
  chunks.forEach(({ origins, isInitial, parents }, chunk) => {
    const isEntry = isInitial && parents.length === 0;
    for (const { module, index, request, place } of origins) {
      // Skip the origins of entry points, which have no module.
      if (module === '' || isEntry) continue;
      const key = `${module} ${place} ${request}`;
      const load = loads.get(key) ?? { module, index, request, place, chunks: [], step: 0 };
      load.chunks.push(chunk);
      loads.set(key, load);
    }
  });
  return [...loads.values()];
}

/**
 * Returns the total size in bytes of the files of the given chunks. Each file counts once, and unknown files are
 * ignored.
 */
export function bytesOf({ chunks, assets }: Build, numbers: number[]): number {
  const sizes = new Map(assets.map(({ name, size }) => [name, size]));
  const files = new Set(numbers.flatMap((number) => chunks[number]?.files ?? []));
  return [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
}
