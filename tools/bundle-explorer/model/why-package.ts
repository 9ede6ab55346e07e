import type { Build } from './build.ts';
import type { Gate, ShownImport, Why, WhyAnswers } from './why.ts';

/** Why a package is in the bundle: what leads to it from outside, and what would remove all of it. */
export interface WhyPackage extends Omit<Why, 'own'> {
  /** What is removed with the package, if all imports from outside lead to one module of it. */
  own: Gate | undefined;
}

/**
 * Why a package is in the bundle. Imports inside of the package don't count: nobody removes a package by changing it.
 * @param inside indexes of the package's modules in the output
 */
export function whyPackage({ modules }: Build, answers: WhyAnswers, inside: readonly number[]): WhyPackage {
  const own = new Set(inside);
  const isOutside = ({ from }: ShownImport): boolean => !own.has(from);
  const entered = inside
    .map((module) => ({ module, why: answers.why(module) }))
    .filter(({ why }) => why.imports.some(isOutside));
  const [first] = entered.toSorted((a, b) => a.why.chain.length - b.why.chain.length);
  const commonGates = (first?.why.gates ?? []).filter(
    ({ module }) => !own.has(module) && entered.every(({ why }) => why.gates.some((gate) => gate.module === module)),
  );
  return {
    chain: first?.why.chain ?? [],
    gates: commonGates.filter(({ module }) => modules[module] !== undefined),
    own: entered.length === 1 ? first?.why.own : undefined,
    imports: entered.flatMap(({ why }) => why.imports.filter(isOutside)),
    unused: entered.flatMap(({ why }) => why.unused.filter(isOutside)),
  };
}
