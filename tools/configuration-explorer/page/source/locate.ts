/** Finds the positions of a configuration's keys in its source code. */
import type { KeyPath } from '../../model/answer.ts';
import type { Stretch } from '../../model/question.ts';
import { childrenOf, nodesOf, textOf, type ParsedSource, type SyntaxNode } from './read-source.ts';

/** Types of syntax nodes that may wrap a value without changing its keys, such as parentheses. */
const wrappers: ReadonlySet<string> = new Set(['ParenthesizedExpression', 'AwaitExpression', 'SingleExpression']);

/**
 * Returns the source range of a configuration key or an array item. If part of the path is computed, returns the range
 * of the nearest parent that can be found.
 *
 * @param index which one of several configurations
 * @returns undefined if the source code contains no such configuration
 */
export function locate(source: ParsedSource, path: KeyPath, index = 0): Stretch | undefined {
  const values = configurationsIn(source, index);
  if (values.length === 0) return undefined;
  const { at } = follow(source, values, path);
  return { from: at.from, to: at.to };
}

/**
 * Returns the syntax nodes of a key's name and value, or of an array item. Returns `undefined` if the whole path isn't in
 * the source code.
 */
export function propertyAt(source: ParsedSource, path: KeyPath, index = 0): Omit<Trail, 'depth'> | undefined {
  const trail = follow(source, configurationsIn(source, index), path);
  return trail.depth === path.length ? trail : undefined;
}

/** How many keys of a path were found in the source code, and the syntax nodes of the last one. */
interface Trail {
  depth: number;
  at: SyntaxNode;
  value?: SyntaxNode | undefined;
}

function follow(source: ParsedSource, values: SyntaxNode[], path: KeyPath): Trail {
  const [first] = values;
  const [key, ...rest] = path;
  const start: Trail = { depth: 0, at: first ?? source.top };
  if (key === undefined) return start;
  const steps = values.flatMap((value) => resolved(source, value)).flatMap((value) => membersOf(source, value, key));
  const trails = steps.map(({ at, value }) => {
    const further = value && rest.length > 0 ? follow(source, [value], rest) : undefined;
    return further && further.depth > 0 ? { ...further, depth: further.depth + 1 } : { depth: 1, at, value };
  });
  // If two properties have the same name, the later one takes effect.
  return trails.reduce((best, trail) => (trail.depth >= best.depth ? trail : best), start);
}

/**
 * Finds the properties with a given key in an object, or the item at an index of an array, with the syntax nodes of
 * their name and value.
 *
 * @param within positions of the objects that spread this one, to detect cycles
 */
function membersOf(
  source: ParsedSource,
  value: SyntaxNode,
  key: string | number,
  within: readonly number[] = [],
): { at: SyntaxNode; value?: SyntaxNode | undefined }[] {
  if (value.name === 'ArrayExpression') {
    const items = childrenOf(value).filter(({ name }) => !/^[[\],]$/.test(name));
    const item = items[Number(key)];
    return item && !items.slice(0, Number(key)).some(({ name }) => name === 'Spread')
      ? [{ at: item, value: item }]
      : [];
  }
  if (value.name !== 'ObjectExpression' || within.includes(value.from)) return [];
  return childrenOf(value).flatMap((property) => {
    const parts = childrenOf(property);
    const [name] = parts;
    if (property.name !== 'Property' || !name) return [];
    const last = parts.at(-1);
    if (name.name === 'Spread')
      return last
        ? resolved(source, last).flatMap((inner) => membersOf(source, inner, key, [...within, value.from]))
        : [];
    const label = parts.find(
      (part) => part.name === 'PropertyDefinition' || part.name === 'String' || part.name === 'Number',
    );
    if (!label || nameOf(source, label) !== String(key)) return [];
    const shorthand = parts.length === 1 ? definitionsOf(source, String(key)).at(-1) : undefined;
    return [{ at: label, value: parts.length === 1 ? shorthand : last }];
  });
}

function nameOf(source: ParsedSource, label: SyntaxNode): string {
  const text = textOf(source, label);
  return label.name === 'String' ? text.slice(1, -1) : text;
}

/**
 * Returns the possible values of an expression, such as branches of a conditional, initializers of a variable, and
 * return values of a function.
 */
function resolved(source: ParsedSource, value: SyntaxNode, seen: readonly string[] = []): SyntaxNode[] {
  const mark = `${value.name} ${value.from}`;
  if (seen.includes(mark)) return [];
  const again = (node: SyntaxNode) => resolved(source, node, [...seen, mark]);
  const children = childrenOf(value);
  if (value.name === 'ObjectExpression' || value.name === 'ArrayExpression') return [value];
  if (wrappers.has(value.name)) return children.flatMap(again);
  if (value.name === 'ConditionalExpression') return children.slice(1).flatMap(again);
  if (value.name === 'BinaryExpression') return children.flatMap(again);
  if (value.name === 'VariableName') return definitionsOf(source, textOf(source, value)).flatMap(again);
  if (/^(?:ArrowFunction|FunctionExpression|FunctionDeclaration)$/.test(value.name))
    return resultsOf(value).flatMap(again);
  // A plugin's options are the first argument of its constructor.
  if (value.name === 'NewExpression') return optionsOf(value).flatMap(again);
  // Assume that functions such as `defineConfig` or `merge` return their arguments.
  if (value.name === 'CallExpression' || value.name === 'ArgList') return children.flatMap(again);
  return [];
}

function optionsOf(construction: SyntaxNode): SyntaxNode[] {
  const parameters = childrenOf(construction).find(({ name }) => name === 'ArgList');
  const [first] = parameters ? childrenOf(parameters).filter(({ name }) => !/^[(),]$/.test(name)) : [];
  return first ? [first] : [];
}

/** Returns what a function can return in source code: its expression, or the expressions of its `return` statements. */
function resultsOf(fn: SyntaxNode): SyntaxNode[] {
  const body = childrenOf(fn).at(-1);
  if (body?.name !== 'Block') return body ? [body] : [];
  return nodesOf(body, ['ReturnStatement']).flatMap((statement) => childrenOf(statement)[1] ?? []);
}

/** Returns the values that declarations in the source code assign to a name, including function declarations. */
function definitionsOf(source: ParsedSource, name: string): SyntaxNode[] {
  const declared = nodesOf(source.top, ['VariableDefinition']).filter((node) => textOf(source, node) === name);
  return declared.flatMap((definition) => {
    if (definition.parent?.name === 'FunctionDeclaration') return [definition.parent];
    if (definition.parent?.name !== 'VariableDeclaration') return [];
    let after = definition.nextSibling;
    while (after && after.name !== 'Equals' && after.name !== ',') after = after.nextSibling;
    return after?.name === 'Equals' && after.nextSibling ? [after.nextSibling] : [];
  });
}

/** Returns the values that the source code exports as its configuration. */
function exportedValues(source: ParsedSource): SyntaxNode[] {
  if (source.top.name === 'SingleExpression') return childrenOf(source.top);
  return childrenOf(source.top).flatMap((statement) => {
    if (statement.name === 'ExportDeclaration') {
      const children = childrenOf(statement);
      const place = children.findIndex(({ name }) => name === 'default');
      const value = children[place + 1];
      return place > 0 && value ? [value] : [];
    }
    const assignment = childrenOf(statement).find(({ name }) => name === 'AssignmentExpression');
    const [target, , value] = assignment ? childrenOf(assignment) : [];
    return target && value && /^(?:module\.exports|exports\.default)$/.test(textOf(source, target)) ? [value] : [];
  });
}

/** Returns the object literals of all webpack configurations that the source code exports. */
export function configurationObjects(source: ParsedSource): SyntaxNode[] {
  return exportedValues(source)
    .flatMap((value) => resolved(source, value))
    .flatMap((value) =>
      value.name === 'ArrayExpression' ? childrenOf(value).flatMap((item) => resolved(source, item)) : [value],
    )
    .filter(({ name }) => name === 'ObjectExpression');
}

/**
 * Returns the object and array literals that a value may consist of. Follows variables, branches, return values, and
 * the array in `[…].filter(Boolean)`.
 */
export function literalsOf(source: ParsedSource, value: SyntaxNode): SyntaxNode[] {
  const [called] = childrenOf(value);
  const isFiltered = value.name === 'CallExpression' && called && /\.filter$/.test(textOf(source, called));
  return resolved(source, (isFiltered && childrenOf(called)[0]) || value);
}

/**
 * Returns the expressions that make up a configuration: the exported values, or the item at an index of an exported
 * array.
 */
function configurationsIn(source: ParsedSource, index: number): SyntaxNode[] {
  return exportedValues(source)
    .flatMap((value) => resolved(source, value))
    .flatMap((value) => {
      if (value.name !== 'ArrayExpression') return [value];
      const item = childrenOf(value).filter(({ name }) => !/^[[\],]$/.test(name))[index];
      return item ? resolved(source, item) : [];
    });
}
