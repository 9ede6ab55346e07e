import { alternatives, follow } from './schema.ts';
import type { Schema } from './schema.ts';

/**
 * Maximum number of properties that an object type may have to be written out in an option's type. Each must have a
 * short type.
 */
const inlineNames = 4;
const inlineLength = 64;

/**
 * Writes a type as readable TypeScript: `"web" | false`, `string[]`, `{ amd?: string, root?: string }`. Larger objects
 * become `object`, because their properties are separate facts.
 *
 * @param schemas all schemas of the option
 * @param root schema that contains the definitions
 * @param functions signatures of the functions that the option accepts, in order, if known
 */
export function typeText(schemas: Schema[], root: Schema, functions: string[] = []): string {
  const signatures = [...functions];
  const texts = schemas.flatMap((schema) => unionOf(schema, root, signatures, []));
  return joinUnion(texts);
}

/**
 * Returns the schemas of functions among the alternatives of a schema, and among the items of its arrays unless these
 * specify their type themselves.
 */
export function functionsOf(schema: Schema, root: Schema, above: readonly string[] = []): Schema[] {
  return alternatives(schema, root).flatMap(({ schema: own, through }) => {
    if (own.instanceof === 'Function') return [own];
    if (!own.items || through.some((name) => above.includes(name))) return [];
    return functionsOf(own.items, root, [...above, ...through]).filter(({ tsType }) => tsType === undefined);
  });
}

function unionOf(schema: Schema, root: Schema, signatures: string[], above: readonly string[]): string[] {
  return alternatives(schema, root).flatMap(({ schema: own, through }) => {
    const last = through.at(-1);
    if (last && above.includes(last)) return [];
    return textOf(own, root, signatures, [...above, ...through]);
  });
}

function textOf(schema: Schema, root: Schema, signatures: string[], above: readonly string[]): string[] {
  if (schema.instanceof === 'Function') return [signatures.shift() ?? functionText(schema.tsType)];
  if (schema.tsType) return readable(schema.tsType).split(' | ');
  if (schema.instanceof) return [schema.instanceof];
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value));
  switch (schema.type) {
    case 'array': {
      if (schema.items && follow(schema.items, root).through.some((name) => above.includes(name))) return [];
      const inside = functionsOf(schema, root, above).length > 0 ? signatures : [];
      const item = joinUnion(schema.items ? unionOf(schema.items, root, inside, above) : ['unknown']);
      return item ? [/ \| |=>/.test(item) ? `(${item})[]` : `${item}[]`] : [];
    }
    case 'object':
      return [objectText(schema, root, above)];
    case 'integer':
      return ['number'];
    case undefined:
      if (schema.items) return textOf({ ...schema, type: 'array' }, root, signatures, above);
      return schema.properties ? ['object'] : ['any'];
    default:
      return [schema.type];
  }
}

function objectText(schema: Schema, root: Schema, above: readonly string[]): string {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length > 0 && properties.length <= inlineNames && typeof schema.additionalProperties !== 'object') {
    const types = properties.map(([, value]) => joinUnion(unionOf(value, root, [], above)));
    const text = `{ ${properties.map(([name], index) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${types[index]}`).join(', ')} }`;
    if (text.length <= inlineLength && types.every((type) => type && !/\bFunction\b/.test(type))) return text;
  }
  if (properties.length === 0 && typeof schema.additionalProperties === 'object') {
    const value = joinUnion(unionOf(schema.additionalProperties, root, [], above));
    if (value && value.length <= inlineLength) return `{ [key: string]: ${value} }`;
  }
  return 'object';
}

/** Joins types into a union without duplicates. Function types are put in parentheses. */
function joinUnion(texts: string[]): string {
  const distinct = [...new Set(texts)];
  if (distinct.includes('boolean'))
    return distinct
      .filter((text) => text !== 'true' && text !== 'false')
      .map(guard(distinct))
      .join(' | ');
  return distinct.map(guard(distinct)).join(' | ');
}

/**
 * Matches a function type in parentheses, an object type, and an array type, which need no further parentheses in a
 * union.
 */
const isEnclosed = /^\(\(.*\)$|^\{|^\(.*\)\[\]$/s;

function guard(all: string[]): (text: string) => string {
  return (text) => (all.length > 1 && text.includes('=>') && !isEnclosed.test(text) ? `(${text})` : text);
}

/**
 * Removes import paths from the text of a type: `import('../lib/Compilation').AssetInfo` becomes `AssetInfo`, and
 * `typeof import('../lib/util/Hash')` becomes `typeof Hash`.
 */
function readable(tsType: string): string {
  const named = tsType
    .replace(/import\(['"](?:[^'"]*\/)?([^'"/]+)['"]\)(?!\.)/g, '$1')
    .replace(/import\(['"][^'"]+['"]\)\./g, '');
  return named.trim() || 'object';
}

function functionText(tsType: string | undefined): string {
  const text = readable(tsType ?? '');
  if (text.startsWith('typeof ')) return text;
  return text.includes('=>') ? unwrapped(text) : 'Function';
}

/** Removes parentheses around the text of a whole type. */
function unwrapped(text: string): string {
  const inner = /^\((\(.*\) => .*)\)$/s.exec(text)?.[1];
  return inner !== undefined && isBalanced(inner) ? inner : text;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    else if (letter === ')' && --depth < 0) return false;
  }
  return depth === 0;
}
