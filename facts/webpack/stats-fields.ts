/** Finds stats fields that webpack's code sets but its types don't declare, such as `StatsModule.filteredReasons`. */
import { parseFile } from '../syntax.ts';
import type { SyntaxNode } from '../syntax.ts';
import { readPackageFile } from '../packages.ts';

const file = 'lib/stats/DefaultStatsFactoryPlugin.js';

/** Names of objects in stats JSON whose name can't be derived from the webpack function that fills them. */
const otherNames: Record<string, string> = { warning: 'StatsError' };

/**
 * Parses the functions in webpack that fill the objects in stats JSON. They are in a table by kind of object, and each
 * assigns `object.field = …`.
 *
 * @returns field names by object: `StatsModule` → `name`, `filteredReasons`, …
 * @throws Error if the file has no such table
 */
export function fieldsInCode(): Map<string, Set<string>> {
  const { body } = parseFile(readPackageFile('webpack', file), 'js');
  const table = declarators(body).find(({ id }) => id.name === 'SIMPLE_EXTRACTORS')?.init;
  if (table?.type !== 'ObjectExpression')
    throw new Error(`webpack: ${file} has no SIMPLE_EXTRACTORS any more; facts/webpack/stats-fields.ts has to follow.`);
  const fields = new Map<string, Set<string>>();
  for (const { key, value } of table.properties) {
    // In webpack's table, `asset$visible` adds fields of an asset that is listed individually.
    const kind = String(key.name ?? key.value).replace(/\$.*$/, '');
    const object = otherNames[kind] ?? `Stats${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    const found = fields.get(object) ?? new Set<string>();
    collect(value as SyntaxNode, found);
    fields.set(object, found);
  }
  return fields;
}

function declarators(body: readonly SyntaxNode[]): SyntaxNode[] {
  return body.flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []));
}

/** Collects all stats fields that code in a syntax tree assigns to `object`. */
function collect(node: SyntaxNode, into: Set<string>): void {
  const { left } = node;
  if (node.type === 'AssignmentExpression' && left.type === 'MemberExpression' && left.object.name === 'object')
    if (!left.computed) into.add(String(left.property.name));
  for (const child of Object.values(node))
    for (const one of Array.isArray(child) ? child : [child])
      if (typeof one === 'object' && one !== null && 'type' in one) collect(one as SyntaxNode, into);
}
