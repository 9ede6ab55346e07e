import type { Fence } from '../types.ts';
import { hasKey, isNode, isStill, nameOf, type Node, statementsOf, walk } from './config-syntax.ts';

interface Specifier extends Node {
  local: { name: string };
  imported?: { name?: string };
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * A webpack configuration in formats other than ES module. Each format has the same number of lines as the original.
 */
export interface ConfigForms {
  /** Lines of the configuration in the CommonJS format, for `webpack.config.cjs`. */
  cjs: string[];
  /**
   * Lines of the configuration in the TypeScript format, for `webpack.config.ts`; absent if they might not type-check.
   */
  ts?: string[];
}

/**
 * Packages for which `require` returns the default export. For other ES modules, it would return a namespace object. A
 * test compares the list with the installed packages.
 */
export const commonJsPackages: ReadonlySet<string> = new Set([
  'webpack',
  'html-webpack-plugin',
  'mini-css-extract-plugin',
  'copy-webpack-plugin',
  'terser-webpack-plugin',
  'css-minimizer-webpack-plugin',
  'compression-webpack-plugin',
]);

const configFile = /^webpack(?:\.[\w-]+)*\.config\.m?js$/;

/** Types of statements that mean the same in ES modules and CommonJS. */
const plainStatements = new Set([
  'VariableDeclaration',
  'FunctionDeclaration',
  'ClassDeclaration',
  'ExpressionStatement',
]);

/** Names that exist only in CommonJS. Code that mentions them isn't converted. */
const commonJsNames =
  /\b(?:require|exports|__dirname|__filename|createRequire)\b|\b(?:const|let|var|function|class)\s+module\b/;

/** Whether a code block shows a complete webpack configuration, and has no attributes that refer to line numbers. */
export function isWholeConfig(fence: Fence): boolean {
  const { title, excerpt, links, details, exempt, highlight, ins, del, lang } = fence;
  const isMarked = highlight.length + ins.length + del.length > 0;
  return (
    /^m?js$/.test(lang) &&
    configFile.test(title ?? '') &&
    !excerpt &&
    !links &&
    !details &&
    exempt === undefined &&
    !isMarked
  );
}

/**
 * Converts an ES module configuration to CommonJS and TypeScript if the meaning is certain to stay the same. That
 * requires a single default export of an object or list, no `await`, and only imports of Node.js modules and of
 * packages that support both formats.
 *
 * @returns undefined if the meaning might change
 */
export function configForms(code: string): ConfigForms | undefined {
  if (commonJsNames.test(code)) return undefined;
  const body = statementsOf(code);
  const exported = body?.filter(({ type }) => type === 'ExportDefaultDeclaration') ?? [];
  const [last] = exported;
  if (!body || !last || exported.length > 1 || !isStill(body)) return undefined;
  const value = last.declaration;
  if (value?.type !== 'ObjectExpression' && value?.type !== 'ArrayExpression') return undefined;

  const cjs: Edit[] = [{ start: last.start, end: value.start, text: 'module.exports = ' }];
  for (const statement of body) {
    if (statement === last || plainStatements.has(statement.type)) continue;
    const text = statement.type === 'ImportDeclaration' ? requireOf(statement) : undefined;
    if (text === undefined) return undefined;
    cjs.push({ start: statement.start, end: statement.end, text });
  }
  for (const edit of metaEdits(body)) {
    if (!edit) return undefined;
    cjs.push(edit);
  }
  const type = typeOf(value);
  return {
    cjs: applyEdits(code, cjs).split('\n'),
    ...(type !== undefined && {
      ts: applyEdits(code, [{ start: value.end, end: value.end, text: ` satisfies ${type}` }]).split('\n'),
    }),
  };
}

/** Configuration keys that webpack accepts but its types lack. */
const untypedKeys = new Set(['byLayer']);

/**
 * Returns the TypeScript type to check a configuration against. Undefined for values that TypeScript would widen or
 * infer: spreads, values defined elsewhere, and functions.
 */
function typeOf(value: Node): string | undefined {
  let isPlain = true;
  walk(value, (node) => {
    const parts = [node.type === 'ObjectProperty' ? node.value : undefined, ...(node.elements ?? [])];
    const isMadeElsewhere = parts.some((part) => isNode(part) && part.type === 'Identifier');
    if (/^Spread|Function|ObjectMethod/.test(node.type) || isMadeElsewhere || untypedKeys.has(nameOf(node.key)))
      isPlain = false;
  });
  if (!isPlain) return undefined;
  const configuration = 'import("webpack").Configuration';
  if (value.type === 'ObjectExpression') {
    const server = '{ devServer: import("webpack-dev-server").Configuration }';
    return hasKey(value, 'devServer') ? `${configuration} & ${server}` : configuration;
  }
  const areObjects = value.elements?.every((each) => each?.type === 'ObjectExpression' && !hasKey(each, 'devServer'));
  return areObjects ? `${configuration}[]` : undefined;
}

/** Returns the `require` call that replaces an `import` statement, or undefined if there is no direct equivalent. */
function requireOf(statement: Node): string | undefined {
  const source = (statement.source as Node & { value: string }).value;
  const specifiers = statement.specifiers as Specifier[];
  const isOneLine = statement.loc.start.line === statement.loc.end.line;
  if (!isOneLine || !(source.startsWith('node:') || commonJsPackages.has(source))) return undefined;
  const required = `require(${JSON.stringify(source)});`;
  const [first] = specifiers;
  if (!first) return required;
  if (specifiers.every(({ type }) => type === 'ImportSpecifier'))
    return `const { ${specifiers.map(named).join(', ')} } = ${required}`;
  return specifiers.length === 1 ? `const ${first.local.name} = ${required}` : undefined;
}

function named({ local, imported }: Specifier): string {
  return imported?.name === local.name ? local.name : `${imported?.name ?? 'default'}: ${local.name}`;
}

/**
 * Returns the edits that replace `import.meta.dirname` and `import.meta.filename` with their CommonJS equivalents.
 * Contains undefined if the code uses other fields of `import.meta`.
 */
function metaEdits(body: readonly Node[]): (Edit | undefined)[] {
  const members = new Set<Node>();
  const edits: (Edit | undefined)[] = [];
  walk(body, (node) => {
    const { object, property } = node;
    if (node.type === 'MemberExpression' && object?.type === 'MetaProperty') {
      members.add(object);
      const name = property?.name;
      const isKnown = node.computed !== true && (name === 'dirname' || name === 'filename');
      edits.push(isKnown ? { start: node.start, end: node.end, text: `__${name}` } : undefined);
    } else if (node.type === 'MetaProperty' && !members.has(node)) edits.push(undefined);
  });
  return edits;
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}
