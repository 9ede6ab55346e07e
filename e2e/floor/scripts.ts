/**
 * Finds features in a built script that the oldest supported browsers lack: globals (`ClipboardItem`), members of
 * globals (`Map.groupBy`), and methods whose name only exists on new features (`.transferToFixedLength()`). Features
 * that the script tests for (`'x' in y`, `typeof x`, `y.x?.()`, `y.x && …`, `if (y.x)`) and methods that it defines
 * don't count.
 */
import { parseSync } from '@swc/core';
import type { Identifier } from '@mdn/browser-compat-data';
import { compatData, lackedBy } from './support.ts';

const { api, javascript } = compatData;
const builtins = javascript.builtins!;

/** The properties of a node in SWC's syntax tree that the feature check uses. */
interface Node {
  type: string;
  base?: Node;
  callee?: Node;
  left?: Node;
  property?: Node;
  test?: Node;
  [field: string]: unknown;
}

/** Returns MDN's data about an interface or a member of `window`, by name. */
function globalFeature(name: string): Identifier | undefined {
  return [builtins[name], api[name], api.Window?.[name], api.WindowOrWorkerGlobalScope?.[name]].find(
    (feature) => feature?.__compat,
  );
}

/** MDN's data about the members of all interfaces, by the member's name. */
const members = new Map<string, Identifier[]>();
for (const interfaces of [api, builtins]) {
  for (const features of Object.values(interfaces)) {
    for (const [name, feature] of Object.entries(features)) {
      if (name === '__compat' || name.endsWith('_static')) continue;
      members.set(name, [...(members.get(name) ?? []), feature as Identifier]);
    }
  }
}

/**
 * Finds the web platform features in a script that the oldest supported browsers lack, and maps each to those browsers.
 */
export function newerThanFloor(script: string): Map<string, string[]> {
  const tree = parseSync(script, { syntax: 'ecmascript', target: 'es2024' }) as unknown as Node;
  const used = new Map<string, string[]>();
  const known = new Set<string>();
  visit(tree, (node, parent) => {
    for (const name of [...askedFor(node), ...defined(node)]) known.add(name);
    const [name, lacking] = needed(node, parent) ?? [];
    if (name && lacking && lacking.length > 0) used.set(name, lacking);
  });
  return new Map([...used].filter(([name]) => !known.has(name.replace(/^.*\.|\(\)$/g, ''))));
}

/** Returns the web platform feature that a syntax tree node uses, and the browsers that lack it. */
function needed(node: Node, parent: Node | undefined): [name: string, lacking: string[]] | undefined {
  const name = nameOf(node);
  if (name !== undefined && !isName(node, parent)) return [name, lackedBy(globalFeature(name))];
  if (node.type !== 'MemberExpression') return undefined;
  const [owner, member] = [nameOf(node.object), nameOf(node.property)];
  if (member === undefined) return undefined;
  const ofOwner = owner === undefined ? undefined : (builtins[owner] ?? api[owner]);
  const own = ofOwner?.[member] ?? ofOwner?.[`${member}_static`];
  if (own) return [`${owner}.${member}`, lackedBy(own)];
  if (parent?.type !== 'CallExpression' || parent.callee !== node) return undefined;
  const lacking = (members.get(member) ?? []).map(lackedBy);
  return lacking.every((each) => each.length > 0) ? [`.${member}()`, lacking[0] ?? []] : undefined;
}

/** Returns the names of members that a syntax tree node defines. */
function defined(node: Node): string[] {
  const target = node.type === 'AssignmentExpression' ? node.left?.property : node.key;
  return [nameOf(target)].filter((name) => name !== undefined);
}

/** Returns the names of features whose existence an expression tests. */
function askedFor(node: Node): string[] {
  if (node.type === 'BinaryExpression' && node.operator === 'in') {
    return node.left?.type === 'StringLiteral' ? [String(node.left.value)] : [];
  }
  const condition = conditionOf(node);
  if (condition) return membersIn(condition);
  const asked =
    (node.type === 'UnaryExpression' && node.operator === 'typeof' && node.argument) ||
    (node.type === 'OptionalChainingExpression' && node.base?.type === 'CallExpression' && node.base.callee);
  if (!asked) return [];
  const { property } = asked as Node;
  return [nameOf(property) ?? nameOf(asked)].filter((name) => name !== undefined);
}

/** Returns the condition of an `if` statement, a ternary expression, or an expression with `&&`. */
function conditionOf(node: Node): Node | undefined {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return node.test;
  return node.type === 'BinaryExpression' && node.operator === '&&' ? node.left : undefined;
}

/** Returns the members that a condition reads without calling them. */
function membersIn(condition: Node): string[] {
  const names: string[] = [];
  visit(condition, (node, parent) => {
    const called = parent?.type === 'CallExpression' && parent.callee === node;
    if (node.type === 'MemberExpression' && !called) names.push(nameOf(node.property) ?? '');
  });
  return names;
}

/** Whether an identifier in a syntax tree is a member name, a key, or a label, and not a value. */
function isName(node: Node, parent: Node | undefined): boolean {
  return (
    (parent?.type === 'MemberExpression' && parent.property === node) || parent?.key === node || parent?.label === node
  );
}

function nameOf(node: unknown): string | undefined {
  const { type, value } = (node ?? {}) as Node;
  return type === 'Identifier' ? String(value) : undefined;
}

function visit(node: Node, look: (node: Node, parent?: Node) => void, parent?: Node): void {
  look(node, parent);
  for (const value of Object.values(node)) {
    // Skip most values of the syntax tree node, which are strings and numbers.
    if (typeof value !== 'object' || value === null) continue;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      // Visit arguments and array elements too, which SWC wraps in an object without a type.
      if (typeof child === 'object' && child !== null) visit(child as Node, look, 'type' in child ? node : parent);
    }
  }
}
