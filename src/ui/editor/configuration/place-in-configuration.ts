/** Finds the option of a webpack configuration at a position in its source code. */
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SchemaPath } from './editor-schema.ts';

/** A key or a value in a configuration that the reader is typing. */
interface Writing {
  kind: 'key' | 'value';
  /** For a key, the path of the object that contains it. For a value, the path of the option to which it belongs. */
  path: SchemaPath;
  /** Range of the key or value typed so far, without an opening quote. */
  from: number;
  to: number;
  isQuoted: boolean;
  /** Other keys that the object in the configuration already has. */
  taken: readonly string[];
}

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

// Each node type has one name in JavaScript's syntax tree and another one in JSON's. An object whose end isn't written
// yet is parsed as a pattern, the left side of an assignment, while it has only one key.
const isPattern = ({ name }: SyntaxNode): boolean => name === 'ObjectPattern';
const isObject = (node: SyntaxNode): boolean => /^Object(?:Expression)?$/.test(node.name) || isPattern(node);
const isProperty = ({ name }: SyntaxNode): boolean => name === 'Property' || name === 'PatternProperty';
const isArray = ({ name }: SyntaxNode): boolean => name === 'ArrayExpression' || name === 'Array';
const isLabel = ({ name }: SyntaxNode): boolean => /^(?:PropertyDefinition|PropertyName|String|Number)$/.test(name);

/**
 * Maximum time to parse the source code, in milliseconds. After it, completions use what is parsed so far. The editor
 * parses for 20 ms at a time and continues when idle, so on a slow machine its syntax tree may not reach the cursor
 * yet.
 */
const longestParse = 2000;

/** Returns the syntax tree of the whole source, because the configuration object may be exported further down. */
function treeOf(state: EditorState): ReturnType<typeof syntaxTree> {
  return ensureSyntaxTree(state, state.doc.length, longestParse) ?? syntaxTree(state);
}

/**
 * Returns the key or value that the reader is typing at a position, or undefined if it doesn't belong to a webpack
 * option.
 */
export function writingAt(state: EditorState, position: number): Writing | undefined {
  const node = treeOf(state).resolveInner(position, -1);
  const { parent } = node;
  const isWord = /^(?:PropertyDefinition|PropertyName|VariableName|String|BooleanLiteral|True|False)$/.test(node.name);
  const range = isWord && position > node.from ? rangeOf(state, node, position) : nothingAt(position);
  const property = isWord ? parent : isObject(node) ? openProperty(state, node, position) : node;
  if (property && isProperty(property) && property.parent && isObject(property.parent)) {
    const path = pathOf(state, property.parent);
    const label = property.firstChild;
    if (!path || !label) return undefined;
    if (isWord && node.from === label.from)
      return { kind: 'key', path, ...range, taken: keysOf(state, property.parent, label.from) };
    if (!isLabel(label) || position <= label.to) return undefined;
    return { kind: 'value', path: [...path, nameOf(state, label)], ...range, taken: [] };
  }
  const array = isArray(node) ? node : isWord && parent && isArray(parent) ? parent : undefined;
  if (array) {
    const path = pathOf(state, array);
    return path && { kind: 'value', path: [...path, '[]'], ...range, taken: [] };
  }
  if (!isObject(node)) return undefined;
  const path = pathOf(state, node);
  return path && { kind: 'key', path, ...nothingAt(position), taken: keysOf(state, node, -1) };
}

/** Returns the path of the option whose key is at a position in the source, and the range of the key. */
export function optionAt(
  state: EditorState,
  position: number,
): { path: SchemaPath; from: number; to: number } | undefined {
  const tree = treeOf(state);
  const node = [tree.resolveInner(position, 1), tree.resolveInner(position, -1)].find(isLabel);
  const property = node?.parent;
  const object = property?.parent;
  if (!node || property?.name !== 'Property' || property.firstChild?.from !== node.from || !object) return undefined;
  const path = pathOf(state, object);
  return path && { path: [...path, nameOf(state, node)], from: node.from, to: node.to };
}

function nothingAt(position: number): Pick<Writing, 'from' | 'to' | 'isQuoted'> {
  return { from: position, to: position, isQuoted: false };
}

function rangeOf(state: EditorState, node: SyntaxNode, position: number): Pick<Writing, 'from' | 'to' | 'isQuoted'> {
  if (!/^["']/.test(textOf(state, node))) return { from: node.from, to: position, isQuoted: false };
  return { from: node.from + 1, to: position, isQuoted: true };
}

/** Returns the property right before a position in the source if it has no value yet, as in `mode: `. */
function openProperty(state: EditorState, object: SyntaxNode, position: number): SyntaxNode | undefined {
  const before = object.childBefore(position);
  return before?.name === 'Property' && textOf(state, before).trimEnd().endsWith(':') ? before : undefined;
}

function keysOf(state: EditorState, object: SyntaxNode, except: number): string[] {
  return object
    .getChildren('Property')
    .flatMap(({ firstChild }) =>
      firstChild && isLabel(firstChild) && firstChild.from !== except ? nameOf(state, firstChild) : [],
    );
}

function nameOf(state: EditorState, label: SyntaxNode): string {
  return textOf(state, label).replace(/^(["'])(.*)\1$/, '$2');
}

function textOf(state: EditorState, { from, to }: { from: number; to: number }): string {
  return state.sliceDoc(from, to);
}

/**
 * Matches syntax nodes that may be between a configuration and its export: `export default defineConfig((env) => ({ …
 * }))`.
 */
const around =
  /^(?:ParenthesizedExpression|ArrowFunction|FunctionExpression|FunctionDeclaration|Block|ReturnStatement|ConditionalExpression|BinaryExpression|ArgList|CallExpression|AwaitExpression)$/;

/**
 * Returns the path of an object or array in the webpack configuration, or undefined if it isn't part of the
 * configuration.
 */
function pathOf(state: EditorState, value: SyntaxNode): SchemaPath | undefined {
  let node = value;
  for (let parent = node.parent; parent; node = parent, parent = node.parent) {
    const { name } = parent;
    if (name === 'Property') {
      const label = parent.firstChild;
      const path = parent.parent && pathOf(state, parent.parent);
      if (!path || !label) return undefined;
      if (label.name === 'Spread') return path;
      return isLabel(label) ? [...path, nameOf(state, label)] : undefined;
    }
    if (isArray(parent)) {
      const path = pathOf(state, parent);
      // An array at the top level contains several webpack configurations.
      return path && (path.length === 0 ? path : [...path, '[]']);
    }
    if (name === 'ExportDeclaration' || name === 'JsonText') return [];
    if (name === 'AssignmentExpression' && isPattern(node)) continue;
    if (name === 'AssignmentExpression')
      return /^(?:module\.exports|exports\.default)$/.test(textOf(state, parent.firstChild!)) ? [] : undefined;
    const isDeclared = name === 'VariableDeclaration' || name === 'FunctionDeclaration';
    const defined = isDeclared ? parent.getChild('VariableDefinition') : null;
    if (defined && isExported(state, textOf(state, defined))) return [];
    if (!around.test(name)) return undefined;
  }
  return undefined;
}

function isExported(state: EditorState, name: string): boolean {
  const exported = /(?:export\s+default|module\.exports\s*=)\s([^;{]*)/.exec(state.doc.toString())?.[1] ?? '';
  const names: readonly string[] = exported.match(/(?<!\.)[\w$]+/g) ?? [];
  return names.includes(name);
}
