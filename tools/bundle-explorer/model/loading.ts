import type { Build, Entrypoint } from './build.ts';

/** What one `import()` makes the browser load. */
export interface LaterLoad {
  /** Name of the module that has it, its number (-1 where it is not told), what stands in it, and where. */
  module: string;
  index: number;
  request: string;
  place: string;
  chunks: number[];
  /** How many of these come one after the other before this one can: 1 for an `import()` in code that the entry point loads. */
  step: number;
}

export interface Loading {
  /** Chunks that a page with the entry point loads at once. */
  first: number[];
  /** What it may load later, in the order in which it can. */
  later: LaterLoad[];
}

/** What the browser loads for an entry point, and when. */
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

/** All that is loaded by `import()`: chunks with the same origin come together. */
function laterLoads({ chunks }: Build): LaterLoad[] {
  const loads = new Map<string, LaterLoad>();
  chunks.forEach(({ origins, isInitial, parents }, chunk) => {
    const isEntry = isInitial && parents.length === 0;
    for (const { module, index, request, place } of origins) {
      // An entry point has an origin too, which names no module.
      if (module === '' || isEntry) continue;
      const key = `${module} ${place} ${request}`;
      const load = loads.get(key) ?? { module, index, request, place, chunks: [], step: 0 };
      load.chunks.push(chunk);
      loads.set(key, load);
    }
  });
  return [...loads.values()];
}

/** Bytes of the files of chunks, each file once; those that no asset tells of count as nothing. */
export function bytesOf({ chunks, assets }: Build, numbers: number[]): number {
  const sizes = new Map(assets.map(({ name, size }) => [name, size]));
  const files = new Set(numbers.flatMap((number) => chunks[number]?.files ?? []));
  return [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
}
