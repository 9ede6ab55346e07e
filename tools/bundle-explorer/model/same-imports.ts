import type { Build } from './build.ts';
import type { ShownImport } from './why.ts';

/** webpack lists every use of an import; what a reader has to change is the import statement. */
export interface SameImport {
  /** Indexes of its uses. */
  uses: number[];
  /** The import statement if the file contains it, otherwise the first use. */
  statement: ShownImport;
  /** Whether any use is active. */
  isActive: boolean;
}

/** Dependency types located at the `import` statement rather than where the name is used. */
export const statements = new Set(['harmony side effect evaluation', 'import()', 'cjs require', 'entry']);

/** Whether a dependency type is that of `export … from`. */
export function isReexport(kind: string): boolean {
  return kind === 'harmony export imported specifier';
}

/** Merges imports from the same module with the same request. */
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
