/** Reads, adds, moves, and removes properties of object literals in source code. */
import { literalsOf } from '../source/locate.ts';
import { childrenOf, textOf, type ParsedSource, type SyntaxNode } from '../source/read-source.ts';
import type { Edit } from '../../model/edits.ts';

/** A property of an object literal whose name isn't computed. */
export interface Property {
  name: string;
  node: SyntaxNode;
  label: SyntaxNode;
  /** Syntax node of the property's value. Absent for methods and shorthands. */
  value: SyntaxNode | undefined;
  /** The object literal that contains this property. */
  holder: SyntaxNode;
}

/** Returns the properties of an object literal in source code, in order. */
export function propertiesOf(source: ParsedSource, holder: SyntaxNode): Property[] {
  return childrenOf(holder).flatMap((node): Property[] => {
    if (node.name !== 'Property') return [];
    const parts = childrenOf(node);
    const label = parts.find(({ name }) => /^(?:PropertyDefinition|String|Number)$/.test(name));
    if (!label || parts[0]?.name === 'Spread' || parts[0]?.name === '[') return [];
    const text = textOf(source, label);
    const hasValue = parts.some(({ name }) => name === ':');
    return [
      {
        name: label.name === 'String' ? text.slice(1, -1) : text,
        node,
        label,
        value: hasValue ? parts.at(-1) : undefined,
        holder,
      },
    ];
  });
}

/**
 * Returns an object literal's property with the given name. If there are several, returns the last one, which takes
 * effect.
 */
export function propertyOf(source: ParsedSource, holder: SyntaxNode, name: string): Property | undefined {
  return propertiesOf(source, holder).findLast((property) => property.name === name);
}

/** Returns the object literals at a path below an object. `[]` in the path enters the items of an array. */
export function objectsAt(source: ParsedSource, root: SyntaxNode, path: readonly string[]): SyntaxNode[] {
  const [step, ...rest] = path;
  if (step === undefined) return root.name === 'ObjectExpression' ? [root] : [];
  if (step === '[]') {
    if (root.name !== 'ArrayExpression') return [];
    return itemsOf(root)
      .flatMap((item) => literalsOf(source, item))
      .flatMap((item) => objectsAt(source, item, rest));
  }
  if (root.name !== 'ObjectExpression') return [];
  const value = propertyOf(source, root, step)?.value;
  return value ? literalsOf(source, value).flatMap((one) => objectsAt(source, one, rest)) : [];
}

/** Returns the items of an array literal, or the arguments of a call. */
export function itemsOf(list: SyntaxNode): SyntaxNode[] {
  return childrenOf(list).filter(({ name }) => !/^(?:[[\](),]|LineComment|BlockComment|Spread)$/.test(name));
}

/** Formats a name as an object key in source code, with quotes if necessary. */
export function keyText({ top }: ParsedSource, name: string): string {
  return top.name !== 'SingleExpression' && /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
}

/** Creates nested object source code such as `client: { overlay: TEXT }` for a path and a value. */
export function nested(source: ParsedSource, [name = '', ...inside]: readonly string[], text: string): string {
  const value = inside.length > 0 ? `{ ${nested(source, inside, text)} }` : text;
  return `${keyText(source, name)}: ${value}`;
}

/**
 * Removes a property from source code, with its comma and line. If the object would become empty, removes the property
 * that holds the object instead.
 */
export function removal(source: ParsedSource, property: Property): Edit {
  const { node, holder } = property;
  const others = childrenOf(holder).filter(({ name, from }) => !/^[{},]$/.test(name) && from !== node.from);
  const above = holder.parent;
  if (others.length === 0 && above?.name === 'Property' && above.parent?.name === 'ObjectExpression')
    return stretchOf(source, above);
  return stretchOf(source, node);
}

/** Returns an edit that removes an array item or a property, with its comma and line. */
export function stretchOf({ text }: ParsedSource, node: { from: number; to: number }): Edit {
  const comma = /^\s*,/.exec(text.slice(node.to))?.[0].length ?? 0;
  const before = comma === 0 ? (/,\s*$/.exec(text.slice(0, node.from))?.[0].length ?? 0) : 0;
  let [from, to] = [node.from - before, node.to + comma];
  const [lineStart, lineEnd] = [text.lastIndexOf('\n', from - 1) + 1, text.indexOf('\n', to)];
  const isWholeLine =
    text.slice(lineStart, from).trim() === '' && lineEnd >= 0 && text.slice(to, lineEnd).trim() === '';
  if (isWholeLine) [from, to] = [lineStart, lineEnd + 1];
  else if (before === 0) to += /^[ \t]*/.exec(text.slice(to))?.[0].length ?? 0;
  return { from, to, insert: '' };
}

/** Returns an edit that inserts a property at the beginning of an object literal. */
export function addition({ text }: ParsedSource, holder: SyntaxNode, property: string): Edit {
  const first = childrenOf(holder).find(({ name }) => name !== '{');
  if (!first || first.name === '}') return { from: holder.from, to: holder.to, insert: `{ ${property} }` };
  const space = text.slice(holder.from + 1, first.from);
  return {
    from: first.from,
    to: first.from,
    insert: `${property},${space.includes('\n') ? space.slice(space.lastIndexOf('\n')) : ' '}`,
  };
}
