import { readFileSync } from 'node:fs';
import { inProject } from '../generator/paths.ts';

/** A row of the first table of docs/specification.md, as the tag of the tests that show it. */
export interface SpecificationRow {
  /** `row/NAME`. */
  name: string;
  /** What the specification says. */
  description: string;
  /** Files of browser tests that the row names. */
  files: string[];
}

/** @throws Error where the table is not there */
export function readRows(): SpecificationRow[] {
  const [, table] =
    /^\| Name \| Specification \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(
      readFileSync(inProject('docs/specification.md'), 'utf8'),
    ) ?? [];
  if (table === undefined)
    throw new Error('docs/specification.md has no table whose columns are Name, Specification, …');
  return table
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', description = '', where = ''] = line.slice(2, -2).split(' | ');
      return {
        name: `row/${name}`,
        description,
        files: [...where.matchAll(/`([^`]*e2e\/[^`]*\.test\.ts)`/g)].map(([, file]) => file!),
      };
    });
}
