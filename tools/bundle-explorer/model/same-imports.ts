import type { Build } from './build.ts';
import type { ShownImport } from './why.ts';

/** All uses of an import. webpack lists each use separately, but a user has to change only the import statement. */
export interface SameImport {
  /** Indexes of the import's uses in the list of all imports. */
  uses: number[];
  /** The import statement if the stats file contains it, or the first use if not. */
  statement: ShownImport;
  /** Whether at least one use of the import has an effect. */
  isActive: boolean;
}

/** Dependency types whose location is the `import` statement rather than a use of the imported name. */
export const statements = new Set(['harmony side effect evaluation', 'import()', 'cjs require', 'entry']);

/** Whether a webpack dependency type stands for `export … from`. */
export function isReexport(kind: string): boolean {
  return kind === 'harmony export imported specifier';
}

/** Groups the imports of a build by importing module and request. */
export function sameImports({ imports }: Build, indexes: number[]): { uses: number[] }[] {
  const found = new Map<string, { uses: number[] }>();
  for (const index of indexes) {
    const from = imports.from[index] ?? -1;
    const key = `${from} ${imports.request[index]} ${from === -1 ? index : ''}`;
    const known = found.get(key);
    if (known) known.uses.push(index);
    else found.set(key, { uses: [index] });
  }
  return [...found.values()];
}
