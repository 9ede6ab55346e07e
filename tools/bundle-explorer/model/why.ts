import type { Build } from './build.ts';
import { type Dominators, dominatorsOf } from './dominators.ts';
import { importGraph, shortestWays } from './import-graph.ts';
import { type SameImport, sameImports, statements } from './same-imports.ts';

/** An import, as it is told to people. */
export interface ToldImport {
  /** Importing module; -1 for the configuration. */
  from: number;
  to: number;
  /** What stands between the quotes. */
  request: string;
  /** Line and column, `12:4-31`; for an entry point its name. */
  place: string;
  /** webpack's kind: `harmony import specifier`, `import()`, `cjs require`. */
  kind: string;
}

/** A module whose going takes others with it. */
export interface Gate {
  module: number;
  /** What goes with it, itself included: how many modules of the output, and their bytes. */
  modules: number;
  size: number;
}

/** Why a module is in the bundle. */
export interface Why {
  /** A shortest chain of imports, from an entry point to the module; empty where no way leads to it. */
  chain: ToldImport[];
  /** What every way to the module passes, nearest first: when one of them goes, the module goes. */
  gates: Gate[];
  /** What goes when the module goes. */
  own: Gate;
  /** Imports of the module, by whom: all of them would have to go. One line for each importing module and request. */
  imports: ToldImport[];
  /** Imports that webpack found unused: they don't keep the module. */
  unused: ToldImport[];
}

/** Answers why a module is there, as often as asked. */
export interface WhyAnswers {
  why(module: number): Why;
  /** What goes with a module, for all of them. */
  gate(module: number): Gate;
  /** The module above: when it goes, this one goes; -1 where several ways lead to it, or none. */
  above(module: number): number;
}

/** Gets a build ready to be asked why its modules are there. */
export function whyAnswers(build: Build): WhyAnswers {
  const graph = importGraph(build);
  const ways = shortestWays(graph);
  const dominators = dominatorsOf(graph);
  const { above } = dominators;
  const { imports } = build;
  const byTarget = importsByTarget(build);
  const { count, size } = weightsBelow(build, dominators);

  const told = (index: number): ToldImport => ({
    from: imports.from[index] ?? -1,
    to: imports.to[index] ?? -1,
    request: imports.texts[imports.request[index] ?? -1] ?? '',
    place: imports.texts[imports.place[index] ?? -1] ?? '',
    kind: imports.texts[imports.kind[index] ?? -1] ?? '',
  });
  const importsOf = (module: number): SameImport[] =>
    sameImports(build, byTarget[module] ?? []).map(({ uses }) => ({
      uses,
      statement: told(
        uses.find((index) => statements.has(imports.texts[imports.kind[index] ?? -1] ?? '')) ?? uses[0] ?? -1,
      ),
      isActive: uses.some((index) => imports.isActive[index] === 1),
    }));
  const gate = (module: number): Gate => ({ module, modules: count[module] ?? 0, size: size[module] ?? 0 });
  const aboveModule = (module: number): number => {
    const up = above[module] ?? -1;
    return up === graph.root ? -1 : up;
  };

  return {
    gate,
    above: aboveModule,
    why(module) {
      const chain: ToldImport[] = [];
      for (let node = module; node !== graph.root && (ways.before[node] ?? -1) !== -1; node = ways.before[node] ?? -1) {
        const cause = ways.cause[node] ?? -1;
        const statement = importsOf(node).find(({ uses }) => uses.includes(cause))?.statement;
        chain.push(statement ?? { from: -1, to: node, request: '', place: '', kind: '' });
      }
      const gates: Gate[] = [];
      for (let node = aboveModule(module); node !== -1; node = aboveModule(node)) gates.push(gate(node));
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

/** How much goes with each module, itself included: modules of the output, and their bytes. */
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

/** Numbers of the imports of each module by others. */
function importsByTarget({ modules, imports }: Build): number[][] {
  const found = modules.map((): number[] => []);
  imports.to.forEach((to, index) => {
    if (imports.from[index] !== to) found[to]?.push(index);
  });
  return found;
}
