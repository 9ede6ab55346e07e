import type { Build } from './build.ts';
import { type Dominators, dominatorsOf } from './dominators.ts';
import { importGraph, shortestWays } from './import-graph.ts';
import { isReexport, type SameImport, sameImports, statements } from './same-imports.ts';

/** An import between two modules, formatted for display. */
export interface ShownImport {
  /** Index of the importing module, or -1 for the configuration. */
  from: number;
  to: number;
  /** The request: the path or package name in the import. */
  request: string;
  /** Line and column of the import (`12:4-31`). For an entry point, its name. */
  place: string;
  /** webpack's dependency type of the import (`harmony import specifier`, `import()`, `cjs require`). */
  kind: string;
}

/** A module whose removal would remove others from the bundle, because they are reachable only through this one. */
export interface Gate {
  module: number;
  /** Number of modules in the output that would be removed, including this one. */
  modules: number;
  /** Total size of the modules that would be removed, in bytes. */
  size: number;
  /** Whether the module is a barrel file. Its importers can import from the files that it re-exports instead. */
  isBarrel: boolean;
}

/** Explanation of why a module is in the bundle. */
export interface Why {
  /** Shortest chain of imports from an entry point to the module. Empty if the module is unreachable. */
  chain: ShownImport[];
  /**
   * Modules whose removal from the bundle would remove this module too, nearest first. The project’s own entry modules
   * are left out, because nothing would remain without them.
   */
  gates: Gate[];
  /** Number and size of the modules that would be removed with this module. */
  own: Gate;
  /**
   * Imports of this module, one per importing module and request. All of them would have to be removed to exclude the
   * module.
   */
  imports: ShownImport[];
  /** Imports that webpack found to have no effect, so they don't keep the module in the bundle. */
  unused: ShownImport[];
}

/** Answers questions about why the modules of a build are in the bundle. */
export interface WhyAnswers {
  why(module: number): Why;
  /** Returns how many modules and bytes would be removed with a module. */
  gate(module: number): Gate;
  /**
   * Returns the nearest module whose removal would remove the given one. Returns -1 if independent import paths lead to
   * the module.
   */
  above(module: number): number;
}

/** Cached answers by build, because several views and parts of a report query the same build. */
const prepared = new WeakMap<Build, WhyAnswers>();

/** Prepares a build for queries about its modules. The result is cached. */
export function whyAnswers(build: Build): WhyAnswers {
  const answers = prepared.get(build) ?? prepare(build);
  prepared.set(build, answers);
  return answers;
}

function prepare(build: Build): WhyAnswers {
  const graph = importGraph(build);
  const ways = shortestWays(graph);
  const dominators = dominatorsOf(graph);
  const { above } = dominators;
  const { imports } = build;
  const byTarget = importsByTarget(build);
  const { count, size } = weightsBelow(build, dominators);
  const barrels = barrelsIn(build);
  const entries = new Set(imports.to.filter((_, index) => imports.from[index] === -1));
  const isOwnEntry = (module: number) => entries.has(module) && build.modules[module]?.packageAt === undefined;

  const told = (index: number): ShownImport => ({
    from: imports.from[index] ?? -1,
    to: imports.to[index] ?? -1,
    request: imports.texts[imports.request[index] ?? -1] ?? '',
    place: imports.texts[imports.place[index] ?? -1] ?? '',
    kind: imports.texts[imports.kind[index] ?? -1] ?? '',
  });
  /**
   * Returns the original statement of an import that webpack redirected past a re-exporting module to the module that
   * defines the export.
   */
  const skippingStatement = (use: number): ShownImport | undefined => {
    const index = (byRequest ??= statementsByRequest(build)).get(requestKey(build, use));
    return index === undefined ? undefined : { ...told(index), to: imports.to[use] ?? -1 };
  };
  let byRequest: ReadonlyMap<string, number> | undefined;
  const statementOf = (uses: readonly number[]): ShownImport => {
    const all = uses.map(told);
    const statement =
      all.find(({ kind }) => statements.has(kind)) ?? skippingStatement(uses[0] ?? -1) ?? all[0] ?? told(-1);
    // A re-export at the same location takes precedence over the import, because the source code there is `export …
    // from`.
    return all.find(({ kind, place }) => isReexport(kind) && place === statement.place) ?? statement;
  };
  const importsOf = (module: number): SameImport[] =>
    sameImports(build, byTarget[module] ?? []).map(({ uses }) => ({
      uses,
      statement: statementOf(uses),
      isActive: uses.some((index) => imports.isActive[index] === 1),
    }));
  const gate = (module: number): Gate => ({
    module,
    modules: count[module] ?? 0,
    size: size[module] ?? 0,
    isBarrel: barrels.has(module),
  });
  const aboveModule = (module: number): number => {
    const up = above[module] ?? -1;
    return up === graph.root ? -1 : up;
  };

  return {
    gate,
    above: aboveModule,
    why(module) {
      const chain: ShownImport[] = [];
      for (let node = module; node !== graph.root && (ways.before[node] ?? -1) !== -1; node = ways.before[node] ?? -1) {
        const cause = ways.cause[node] ?? -1;
        const statement = importsOf(node).find(({ uses }) => uses.includes(cause))?.statement;
        chain.push(statement ?? { from: -1, to: node, request: '', place: '', kind: '' });
      }
      const gates: Gate[] = [];
      for (let node = aboveModule(module); node !== -1; node = aboveModule(node))
        if (!isOwnEntry(node)) gates.push(gate(node));
      const all = importsOf(module);
      return {
        chain: chain.reverse(),
        gates,
        own: gate(module),
        imports: all.filter(({ isActive }) => isActive).map(({ statement }) => statement),
        unused: all.filter(({ isActive }) => !isActive).map(({ statement }) => statement),
      };
    },
  };
}

/** Indexes the import statements of a build by importing module and request. */
function statementsByRequest(build: Build): ReadonlyMap<string, number> {
  const { kind, texts } = build.imports;
  const found = new Map<string, number>();
  kind.forEach((text, index) => {
    if (statements.has(texts[text] ?? '')) found.set(requestKey(build, index), index);
  });
  return found;
}

function requestKey({ imports }: Build, index: number): string {
  return `${imports.from[index]} ${imports.request[index]}`;
}

/**
 * Counts the output modules that would be removed with each module, including itself, and adds up their sizes in bytes.
 */
function weightsBelow({ modules }: Build, { above, order }: Dominators): { count: Uint32Array; size: Float64Array } {
  const count = new Uint32Array(above.length);
  const size = new Float64Array(above.length);
  for (const node of order.toReversed()) {
    const module = modules[node];
    if (module && module.chunks.length > 0) {
      count[node] = (count[node] ?? 0) + 1;
      size[node] = (size[node] ?? 0) + module.size;
    }
    const up = above[node] ?? -1;
    if (up === -1) continue;
    count[up] = (count[up] ?? 0) + (count[node] ?? 0);
    size[up] = (size[up] ?? 0) + (size[node] ?? 0);
  }
  return { count, size };
}

/** Finds the barrel files of a build: modules that re-export from everything that they import, at least two modules. */
function barrelsIn({ imports: { from, to, kind, texts } }: Build): ReadonlySet<number> {
  const reexported = new Map<number, Set<number>>();
  const imported = new Map<number, Set<number>>();
  kind.forEach((text, index) => {
    const targets = isReexport(texts[text] ?? '') ? reexported : imported;
    const importer = from[index] ?? -1;
    targets.set(importer, (targets.get(importer) ?? new Set()).add(to[index] ?? -1));
  });
  const found = [...reexported].filter(
    ([module, targets]) => targets.size > 1 && [...(imported.get(module) ?? [])].every((target) => targets.has(target)),
  );
  return new Set(found.map(([module]) => module));
}

/** Groups the indexes of a build's imports by imported module. */
function importsByTarget({ modules, imports }: Build): number[][] {
  const found = modules.map((): number[] => []);
  imports.to.forEach((to, index) => {
    if (imports.from[index] !== to) found[to]?.push(index);
  });
  return found;
}
