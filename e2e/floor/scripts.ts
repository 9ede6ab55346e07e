/**
 * Finds what a built script uses and the oldest supported browsers lack: globals (`ClipboardItem`), members of globals
 * (`Map.groupBy`), and methods of any value whose name new ones alone have (`.transferToFixedLength()`). What a script asks for before
 * it uses it (`'x' in y`, `typeof x`, `y.x?.()`, `y.x && …`, `if (y.x)`), and methods that it defines itself, are not counted.
 */
import { parseSync } from '@swc/core';
import type { Identifier } from '@mdn/browser-compat-data';
import { compatData, lackedBy } from './support.ts';

const { api, javascript } = compatData;
const builtins = javascript.builtins!;

/** A node of SWC's tree, as far as it is looked at. */
interface Node {
  type: string;
  base?: Node;
  callee?: Node;
  left?: Node;
  property?: Node;
  test?: Node;
  [field: string]: unknown;
}

/** Interfaces, and members of the window, by name. */
function globalFeature(name: string): Identifier | undefined {
  return [builtins[name], api[name], api.Window?.[name], api.WindowOrWorkerGlobalScope?.[name]].find(
    (feature) => feature?.__compat,
  );
}

/** All features that are called so in any interface. */
const members = new Map<string, Identifier[]>();
for (const interfaces of [api, builtins]) {
  for (const features of Object.values(interfaces)) {
    for (const [name, feature] of Object.entries(features)) {
      if (name === '__compat' || name.endsWith('_static')) continue;
      members.set(name, [...(members.get(name) ?? []), feature as Identifier]);
    }
  }
}

/** What a script needs beyond the floor: name → browsers that lack it. */
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

/** What a node uses of the platform, and who lacks it. */
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

/** Names of members that a node defines: the script's own, whatever else is called so. */
function defined(node: Node): string[] {
  const target = node.type === 'AssignmentExpression' ? node.left?.property : node.key;
  return [nameOf(target)].filter((name) => name !== undefined);
}

/** Names whose presence an expression asks for. */
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

/** What decides whether the rest of a node runs. */
function conditionOf(node: Node): Node | undefined {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return node.test;
  return node.type === 'BinaryExpression' && node.operator === '&&' ? node.left : undefined;
}

/** Members that a condition reads without calling them. */
function membersIn(condition: Node): string[] {
  const names: string[] = [];
  visit(condition, (node, parent) => {
    const called = parent?.type === 'CallExpression' && parent.callee === node;
    if (node.type === 'MemberExpression' && !called) names.push(nameOf(node.property) ?? '');
  });
  return names;
}

/** Whether an identifier names a member, a key or a label instead of standing for a value. */
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
    // Most are words and numbers.
    if (typeof value !== 'object' || value === null) continue;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      // Arguments and elements stand in an object without a type.
      if (typeof child === 'object' && child !== null) visit(child as Node, look, 'type' in child ? node : parent);
    }
  }
}
