import { readFileSync } from 'node:fs';
import { inProject } from '../generator/paths.ts';

/** A row of the first table in `e2e/specification.md`, which lists the site's requirements. */
interface SpecificationRow {
  /** Tag of the tests that cover the requirement in this row: `row/NAME`. */
  name: string;
  /** Text of the requirement in the specification. */
  description: string;
  /** Browser test files that cover the requirement, as listed in its row. */
  files: string[];
}

/**
 * Reads the requirements from the table in the specification.
 *
 * @throws Error if the table is missing
 */
export function readRows(): SpecificationRow[] {
  const [, table] =
    /^\| Name \| Specification \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(
      readFileSync(inProject('e2e/specification.md'), 'utf8'),
    ) ?? [];
  if (table === undefined)
    throw new Error('e2e/specification.md has no table whose columns are Name, Specification, …');
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
