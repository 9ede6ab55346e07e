import type { Build } from './build.ts';
import type { ToldImport } from './why.ts';

/** webpack tells of every use of an import; what a reader has to change is the import. */
export interface SameImport {
  /** Numbers of what webpack tells. */
  uses: number[];
  /** The statement where the file tells of it, else the first use. */
  statement: ToldImport;
  /** Whether any use of it has an effect. */
  isActive: boolean;
}

/** Kinds whose place is where the file says `import`, not where the imported name is used. */
export const statements = new Set(['harmony side effect evaluation', 'import()', 'cjs require', 'entry']);

/** Joins the imports by one module with one request. */
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
