import { didYouMean } from '../../src/model/nearest.ts';
import type { Claim } from '../../compile/types.ts';
import type { Facts } from '../../facts/types.ts';
import type { Finding } from './finding.ts';

/**
 * Finds values in a page's tables that a webpack option doesn't accept. It reads tables below a heading that documents
 * an option with a list of values, if the first cell of a row is a single quoted string.
 *
 * A table counts as a list of values if at least one row has a valid one.
 *
 * @param text source of the page
 * @param claims which facts the page documents, and on which lines
 */
export function unknownListedValues(text: string, claims: readonly Claim[], facts: Facts): Finding[] {
  const lines = text.split('\n');
  const headings = lines.flatMap((line, index) => (/^#{2,6}\s/.test(line) ? [index + 1] : []));
  return claims
    .filter(({ by }) => by === 'heading')
    .flatMap(({ fact: id, line }) => {
      const values = closedValues(id, facts);
      if (!values) return [];
      const end = headings.find((heading) => heading > line) ?? lines.length + 1;
      return tablesIn(lines, line, end).flatMap((rows) =>
        rows.some(({ value }) => values.includes(value))
          ? rows
              .filter(({ value }) => !values.includes(value))
              .map(({ value, line: at }) => ({
                line: at,
                message: `${id} does not take "${value}".${didYouMean(value, values)}`,
              }))
          : [],
      );
    });
}

/**
 * Returns the values of an option that accepts only listed strings. Returns undefined for `target` and `devtool`, which
 * accept patterns.
 */
export function closedValues(id: string, facts: Facts): string[] | undefined {
  const [fact] = facts.resolve(id);
  if (!fact?.values || !fact.type) return undefined;
  const open = fact.type
    .replaceAll(/"[^"]*"/g, '')
    .split(/[|()[\]\s]+/)
    .some((part) => part === 'string' || part === 'any');
  return open ? undefined : fact.values;
}

interface Row {
  line: number;
  value: string;
}

function tablesIn(lines: readonly string[], start: number, end: number): Row[][] {
  const tables: Row[][] = [];
  let open: Row[] | undefined;
  for (let line = start; line < end; line++) {
    const text = lines[line - 1] ?? '';
    if (!text.startsWith('|')) {
      open = undefined;
      continue;
    }
    if (!open) tables.push((open = []));
    const value = /^\|\s*`["']([^"'`]+)["']`\s*\|/.exec(text)?.[1];
    if (value !== undefined) open.push({ line, value });
  }
  return tables;
}
