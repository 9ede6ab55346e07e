/** Groups webpack's optimization bailouts by their cause and explains them. */
import { groupBy } from '../../../src/model/group-by.ts';
import type { Build, BuildModule } from './build.ts';
import { type BailoutKind, known, other } from './known-bailouts.ts';

const PREFIX = 'ModuleConcatenation bailout: ';

/** Returns the explanation of an `optimizationBailout` message in webpack's stats. */
export function bailoutKind(sentence: string): BailoutKind {
  const isConcatenation = sentence.startsWith(PREFIX);
  const words = isConcatenation
    ? sentence.slice(PREFIX.length).replace(/^Cannot concat with .*?: (?=\S)/s, '')
    : sentence;
  return known.find((one) => one.words.test(words)) ?? other[isConcatenation ? 'concatenation' : 'tree shaking'];
}

/**
 * Whether webpack keeps a module in the output only because running it may have side effects, although none of its
 * exports are used.
 */
export function isKeptForSideEffects({ chunks, usedExports, bailouts }: BuildModule): boolean {
  const isUnused = Array.isArray(usedExports) && usedExports.length === 0;
  return chunks.length > 0 && isUnused && bailouts.some((sentence) => isAboutSideEffects(bailoutKind(sentence)));
}

/** Like `isKeptForSideEffects`, for a module that has exports and isn’t an entry module. `imports` are those of it. */
export function isUnusedImport(module: BuildModule, imports: readonly { from: number }[]): boolean {
  return (
    isKeptForSideEffects(module) &&
    Array.isArray(module.providedExports) &&
    module.providedExports.length > 0 &&
    imports.every(({ from }) => from !== -1)
  );
}

/** Whether a bailout message is about what webpack considers a side effect. */
export function isAboutSideEffects({ id }: BailoutKind): boolean {
  return id === 'statement' || id === 'dependency';
}

/** Modules with the same cause of an optimization bailout. */
export interface BailoutGroup {
  kind: BailoutKind;
  /** Total size of the group's modules in bytes. */
  size: number;
  modules: { module: number; sentences: string[] }[];
}

/**
 * Finds the bailouts of tree shaking and module concatenation for modules in the output, grouped by cause, largest
 * groups first.
 */
export function bailoutsIn({ modules, joined }: Build): BailoutGroup[] {
  const groups = new Map<string, BailoutGroup>();
  modules.forEach(({ bailouts, chunks, size, joined: whole }, module) => {
    if (chunks.length === 0) return;
    const isFirst = joined[whole]?.modules[0] === module;
    const kinds = groupBy([...bailouts, ...(isFirst ? (joined[whole]?.bailouts ?? []) : [])], bailoutKind);
    for (const [kind, sentences] of kinds) {
      const group = groups.get(kind.id) ?? { kind, size: 0, modules: [] };
      groups.set(kind.id, group);
      group.size += size;
      group.modules.push({ module, sentences });
    }
  });
  for (const group of groups.values())
    group.modules.sort((one, two) => (modules[two.module]?.size ?? 0) - (modules[one.module]?.size ?? 0));
  return [...groups.values()].toSorted((one, two) => two.size - one.size);
}
