/** The source code of a webpack configuration, with methods that upgrade rules use to change it. */
import { textOf, type ParsedSource, type SyntaxNode } from '../source/read-source.ts';
import { literalsOf } from '../source/locate.ts';
import type { Edit } from '../../model/edits.ts';
import { addition, nested, objectsAt, propertyOf, removal, type Property } from './properties.ts';

/** A webpack configuration that upgrade rules can read and edit. */
export class Configuration {
  readonly source: ParsedSource;
  readonly root: SyntaxNode;

  constructor(source: ParsedSource, root: SyntaxNode) {
    this.source = source;
    this.root = root;
  }

  /** Returns the configuration's property at a path, if it is written literally in the source code. */
  at(path: readonly string[]): Property | undefined {
    return objectsAt(this.source, this.root, path.slice(0, -1))
      .map((holder) => propertyOf(this.source, holder, path.at(-1) ?? ''))
      .find((property) => property !== undefined);
  }

  /** Returns the object literals at a path of the configuration. `[]` in the path enters arrays. */
  objects(path: readonly string[]): SyntaxNode[] {
    return objectsAt(this.source, this.root, path);
  }

  /**
   * Returns the source code of a property's value. A method is converted to a function, and a shorthand to its name.
   */
  textOf({ node, label, value }: Property): string {
    if (value) return textOf(this.source, value);
    const text = textOf(this.source, node);
    if (node.firstChild?.from === label.from && label.to === node.to) return text;
    const [, isAsync] = /^(async\s+)?/.exec(text) ?? [];
    return `${isAsync ?? ''}function ${this.source.text.slice(label.to, node.to)}`;
  }

  /** Returns the content of a property's string literal, or `undefined` for other values. */
  stringOf(property: Property): string | undefined {
    return property.value?.name === 'String' ? this.textOf(property).slice(1, -1) : undefined;
  }

  set({ node, label, value }: Property, text: string): Edit[] {
    return [
      value
        ? { from: value.from, to: value.to, insert: text }
        : { from: label.from, to: node.to, insert: `${textOf(this.source, label)}: ${text}` },
    ];
  }

  rename({ label, node, value }: Property, name: string): Edit[] {
    const key = nested(this.source, [name], '').slice(0, -2);
    const isShort = !value && label.to === node.to;
    return [{ from: label.from, to: label.to, insert: isShort ? `${key}: ${textOf(this.source, label)}` : key }];
  }

  remove(property: Property): Edit[] {
    return [removal(this.source, property)];
  }

  /**
   * Moves an option to a new path, and removes the old property.
   *
   * @returns undefined if a parent isn't an object literal in the source code
   */
  move(old: Property, path: readonly string[], text: string): Edit[] | undefined {
    let holder = this.root;
    let depth = 0;
    for (; depth < path.length - 1; depth++) {
      const next = propertyOf(this.source, holder, path[depth]!);
      if (!next) break;
      const [object] = next.value ? literalsOf(this.source, next.value) : [];
      // A parent such as `client: true` is replaced with an object. Options can't be added to other values.
      if (object?.name !== 'ObjectExpression') {
        if (!/^(?:true|\{\s*\})$/.test(this.textOf(next)) || next.node.from === old.node.from) return undefined;
        return [...this.set(next, `{ ${nested(this.source, path.slice(depth + 1), text)} }`), ...this.remove(old)];
      }
      holder = object;
    }
    const rest = path.slice(depth);
    const present = rest.length === 1 ? propertyOf(this.source, holder, rest[0]!) : undefined;
    if (present && present.node.from !== old.node.from) return [...this.set(present, text), ...this.remove(old)];
    const property = nested(this.source, rest, text);
    if (holder.from === old.holder.from) return [{ from: old.node.from, to: old.node.to, insert: property }];
    return [addition(this.source, holder, property), ...this.remove(old)];
  }
}
