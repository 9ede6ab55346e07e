import { bytesOf, cut } from '../../../compile/markdown-copy/markdown-parts.ts';
import { groupBy } from '../../../src/model/group-by.ts';
import type { Leaf } from '../../../tools/configuration-explorer/model/answer.ts';
import { pathText } from '../../../tools/configuration-explorer/model/option-index.ts';

const words = TEXTS.configurationExplorer;

/**
 * Formats each value of a configuration as a row. If the rows exceed `most` bytes, changed defaults in the same object
 * are joined to one row, starting with the largest object.
 */
export function foldedRows(leaves: readonly Leaf[], rowOf: (leaf: Leaf) => string, most: number): string[] {
  const objectOf = ({ origin, path }: Leaf): string =>
    pathText(origin === 'changed' && path.length > 1 ? path.slice(0, -1) : path);
  let groups = [...groupBy(leaves, objectOf)].map(([name, those]) => ({ name, those, rows: those.map(rowOf) }));
  while (bytesOf(groups.flatMap(({ rows }) => rows).join('\n')) > most) {
    const [largest] = groups.toSorted((one, two) => two.rows.length - one.rows.length);
    if (!largest || largest.rows.length < 2) break;
    const { name, those } = largest;
    const values = those.map(({ path, text }) => `${path.at(-1)}: ${cut(text, 60)}`).join(', ');
    const keys = [...new Set(those.flatMap((leaf) => leaf.keys.map(pathText)))].join(', ');
    const row = `- \`${name}\`: \`{ ${values} }\` (${words.changedBy(keys)})`;
    groups = groups.map((group) => (group === largest ? { ...group, rows: [row] } : group));
  }
  return groups.flatMap(({ rows }) => rows);
}
