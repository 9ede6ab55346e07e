import type { Build } from './build.ts';
import type { Gate, ShownImport, Why, WhyAnswers } from './why.ts';

/**
 * Why a package is in the bundle: which modules outside it import it, and what would have to be removed to exclude all
 * of it.
 */
interface WhyPackage extends Omit<Why, 'own'> {
  /**
   * Modules that would be removed with the package. `undefined` unless all imports from outside go to a single module
   * of the package.
   */
  own: Gate | undefined;
}

/**
 * Explains why a package is in the bundle. Imports inside the package don't count, because nobody excludes a package by
 * changing it.
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
