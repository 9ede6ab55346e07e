import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parse } from '@babel/parser';
import { layers, topFiles, type Layer } from './layers.ts';

/** An import in the source code that violates the import rules. */
interface ImportViolation {
  /** File and line of the import, with the path relative to the project. */
  file: string;
  line: number;
  message: string;
}

/** Whether a file is in a folder that the import rules name. `*` in a path matches any single folder. */
export function isIn(place: string, file: string): boolean {
  const folders = file.split('/');
  return place.split('/').every((name, index) => (name === '*' ? index < folders.length - 1 : name === folders[index]));
}

/**
 * Returns the import rule with the longest path that matches a file, and the name of the folder that `*` in that path
 * matched.
 */
function layerOf(file: string): { layer: Layer; inner: string } | undefined {
  const fitting = layers.filter(({ path: place }) => isIn(place, file));
  const layer = fitting.toSorted((a, b) => b.path.length - a.path.length)[0];
  if (!layer) return undefined;
  const star = layer.path.split('/').indexOf('*');
  return { layer, inner: star < 0 ? '' : file.split('/')[star]! };
}

/**
 * Checks the imports in a source file against the import rules.
 *
 * @param file path relative to the project
 * @param text source code of the file
 */
export function violationsIn(file: string, text: string): ImportViolation[] {
  if (topFiles.includes(file)) return [];
  const home = layerOf(file);
  if (!home) return [{ file, line: 1, message: 'belongs to no layer: add its folder to architecture/layers.ts' }];
  // Tests run on Node.js and may import any file or module.
  if (/\.test\.tsx?$/.test(file)) return [];
  return importsIn(text, file).flatMap(({ specifier, line }) => {
    const message = violation(file, specifier, home);
    return message === undefined ? [] : [{ file, line, message }];
  });
}

function violation(
  file: string,
  specifier: string,
  { layer, inner }: { layer: Layer; inner: string },
): string | undefined {
  if (isBuiltin(specifier)) {
    return layer.environment === 'node' || layer.environment === 'both'
      ? undefined
      : `${layer.path} does not run on Node, and imports ${specifier}`;
  }
  if (layer.environment === 'pure' && /^react(?:-dom)?(?:\/|$)/.test(specifier))
    return `${layer.path} is pure, and imports ${specifier}`;
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  const there = layerOf(target);
  // Any layer may import `package.json`, which belongs to no layer.
  if (!there) return target.endsWith('package.json') ? undefined : `imports ${target}, which belongs to no layer`;
  if (there.layer !== layer && !layer.imports.includes(there.layer.path))
    return `${layer.path} may not import ${there.layer.path} (${specifier})`;
  return inner === '' || ['', inner, 'shared'].includes(there.inner)
    ? undefined
    : `${inner} may not import its neighbor ${there.inner} (${specifier})`;
}

/** The properties of a Babel syntax tree node that the import check uses. */
interface Node {
  type: string;
  value?: unknown;
  name?: string;
  loc?: { start: { line: number } };
  source?: Node | null;
  expression?: Node;
  callee?: Node;
  arguments?: Node[];
  quasis?: { value: { cooked: string } }[];
}

/**
 * Returns everything that a source file imports (including types), re-exports, loads, or references by `new URL(…,
 * import.meta.url)`.
 */
function importsIn(text: string, file: string): { specifier: string; line: number }[] {
  const plugins: ('typescript' | 'jsx')[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const tree = parse(text, { sourceType: 'module', plugins });
  return nodesIn(tree).flatMap((node) => {
    const specifier = textOf(requestOf(node));
    return specifier === undefined ? [] : [{ specifier, line: node.loc?.start.line ?? 1 }];
  });
}

/** Returns all nodes of a syntax tree. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  const children = Object.entries(value).filter(([key]) => key !== 'loc' && !key.endsWith('omments'));
  return [value, ...children.flatMap(([, child]) => nodesIn(child))];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Returns the node that contains the module specifier of an import, export, or similar node. */
function requestOf(node: Node): Node | null | undefined {
  if (/^(?:Import|Export|TSImport)/.test(node.type)) return node.source;
  if (node.type === 'TSExternalModuleReference') return node.expression;
  const [first, second] = node.arguments ?? [];
  if (node.type === 'CallExpression' && node.callee?.name === 'require') return first;
  return node.type === 'NewExpression' && node.callee?.name === 'URL' && second?.type === 'MemberExpression'
    ? beside(first)
    : undefined;
}

/**
 * Returns the node of a module specifier if the specifier refers to a code file. Other files are data, which any code
 * may import.
 */
function beside(node: Node | undefined): Node | undefined {
  return /\.[cm]?[jt]sx?$/.test(textOf(node) ?? '') ? node : undefined;
}

/** Returns the value of a string literal or of a template literal without expressions. */
function textOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node.value);
  return node?.quasis?.length === 1 ? node.quasis[0]?.value.cooked : undefined;
}

/** Returns the violations of the import rules in all given files. */
export function violationsOf(files: readonly string[], root: string): ImportViolation[] {
  return files.flatMap((file) => violationsIn(file, readFileSync(path.join(root, file), 'utf8')));
}
