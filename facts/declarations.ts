import { createRequire } from 'node:module';

import { readPackageFile } from './packages.ts';
import type { FactPackage } from './packages.ts';

/** A node of a syntax tree, as far as the extractors look into it. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  // A parser's tree: its shape differs by type of node.
  [key: string]: any;
}

/** A parsed file with its text. */
export interface ParsedFile {
  text: string;
  body: SyntaxNode[];
}

/** A member of a class or an interface. */
export interface Member {
  name: string;
  kind: 'method' | 'property' | 'getter';
  static: boolean;
  optional: boolean;
  deprecated: boolean;
  /** Type of a property, or of what a getter gives. */
  type?: string;
  /** The tree of that type, or of what a method returns. */
  node?: SyntaxNode;
  /** The tree of the whole member. */
  declared?: SyntaxNode;
  args: { name: string; type?: string; optional?: boolean }[];
  returns?: string;
  /** Readable declaration: `run(callback: …): void`. */
  signature: string;
}

/** A class, interface or alias for an object type of a declaration file. */
export interface Declaration {
  name: string;
  /** Names of what it extends. */
  bases: string[];
  members: Member[];
  /** Parameters of a class's constructor, where it is declared with some. */
  parameters?: Member['args'];
}

/** What a declaration file declares. */
export interface Declarations {
  file: ParsedFile;
  /** Classes and interfaces; those in the exported namespace without a prefix. */
  byName: Map<string, Declaration>;
  /** Trees of type aliases. */
  aliases: Map<string, SyntaxNode>;
  /** Functions and constants of the exported namespace: `webpack.config.…` by dotted name. */
  functions: Map<string, Member[]>;
  /** Text of a node on one line; interfaces that are nothing but a function are spelled out. */
  textOf(node: SyntaxNode | undefined): string;
  /** Members from the nodes of an object type. */
  readMembers(nodes: SyntaxNode[]): Member[];
}

const { parseSync } = createRequire(import.meta.url)('@babel/core') as {
  parseSync(text: string, options: object): { program: { body: SyntaxNode[] } };
};

/**
 * Parses JavaScript, or a TypeScript declaration file.
 *
 * Babel's parser, because TypeScript 7 offers no syntax tree to JavaScript.
 */
export function parseFile(text: string, language: 'js' | 'd.ts'): ParsedFile {
  const plugins = language === 'd.ts' ? [['typescript', { dts: true }]] : [];
  const { program } = parseSync(text, {
    configFile: false,
    babelrc: false,
    parserOpts: { sourceType: 'unambiguous', plugins, allowReturnOutsideFunction: true },
  });
  return { text, body: program.body };
}

/** Reads a package's declaration file into classes, interfaces, aliases and functions. */
export function readDeclarations(packageName: FactPackage, path: string): Declarations {
  return parseDeclarations(readPackageFile(packageName, path));
}

/** Reads the text of a declaration file into classes, interfaces, aliases and functions. */
function parseDeclarations(text: string): Declarations {
  const file = parseFile(text, 'd.ts');
  const callables = new Map(file.body.filter(isCallable).map((node) => [String(node.id.name), node]));
  const declarations: Declarations = {
    file,
    byName: new Map(),
    aliases: new Map(),
    functions: new Map(),
    textOf: (node) =>
      node
        ? (callableText(node, callables, declarations.textOf) ?? oneLine(file.text.slice(node.start, node.end)))
        : '',
    readMembers: (nodes) => readMembers(nodes, declarations),
  };
  for (const node of file.body) declare(node, '', declarations);
  return declarations;
}

/** Whether it declares an interface that is nothing but a function: `interface Callback<T> { (err: null | Error, result?: T): void }`. */
function isCallable(node: SyntaxNode): boolean {
  return (
    node.type === 'TSInterfaceDeclaration' &&
    node.body.body.length === 1 &&
    node.body.body[0].type === 'TSCallSignatureDeclaration'
  );
}

/** A reference to such an interface as the function it is, with the types that it is given: `(err: null | Error, result?: Stats) => void`. */
function callableText(
  node: SyntaxNode,
  callables: ReadonlyMap<string, SyntaxNode>,
  textOf: Declarations['textOf'],
): string | undefined {
  const declared = node.type === 'TSTypeReference' ? callables.get(String(node.typeName.name)) : undefined;
  if (!declared) return undefined;
  const [call] = declared.body.body as SyntaxNode[];
  const given: SyntaxNode[] = (node.typeArguments ?? node.typeParameters)?.params ?? [];
  const parameters: SyntaxNode[] = declared.typeParameters?.params ?? [];
  const types = new Map(
    parameters.map((parameter, index) => [
      String(parameter.name.name ?? parameter.name),
      textOf(given[index] ?? parameter.default),
    ]),
  );
  const written = (part: SyntaxNode): string =>
    textOf(part).replace(/\b[A-Z]\w*\b/g, (name) => types.get(name) || name);
  const list: SyntaxNode[] = call?.params ?? call?.parameters ?? [];
  const returned: SyntaxNode | undefined = (call?.returnType ?? call?.typeAnnotation)?.typeAnnotation;
  return `(${list.map(written).join(', ')}) => ${returned ? written(returned) : 'void'}`;
}

function declare(node: SyntaxNode, prefix: string, into: Declarations): void {
  const inner: SyntaxNode = node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node;
  const name = prefix + String(inner.id?.name ?? '');
  switch (inner.type) {
    case 'TSInterfaceDeclaration':
      into.byName.set(name, {
        name,
        bases: (inner.extends ?? []).map((base: SyntaxNode) => into.textOf(base.expression)),
        members: readMembers(inner.body.body, into),
      });
      break;
    case 'ClassDeclaration':
    case 'DeclareClass':
      into.byName.set(name, {
        name,
        bases: inner.superClass ? [into.textOf(inner.superClass)] : [],
        members: readMembers(inner.body.body, into),
        ...constructorParameters(inner.body.body, into),
      });
      break;
    case 'TSTypeAliasDeclaration':
      into.aliases.set(name, inner.typeAnnotation);
      if (inner.typeAnnotation.type === 'TSTypeLiteral')
        into.byName.set(name, { name, bases: [], members: readMembers(inner.typeAnnotation.members, into) });
      break;
    case 'TSDeclareFunction':
      append(into.functions, name, readFunction(inner, into));
      break;
    case 'VariableDeclaration':
      for (const { id } of inner.declarations) {
        if (id.typeAnnotation)
          append(
            into.functions,
            prefix + String(id.name),
            readProperty(String(id.name), id.typeAnnotation.typeAnnotation, into),
          );
      }
      break;
    case 'TSModuleDeclaration': {
      const space = prefix + (name.endsWith('exports') ? '' : `${String(inner.id.name)}.`);
      for (const child of inner.body?.body ?? []) declare(child, space, into);
      break;
    }
    default:
  }
}

function readMembers(nodes: SyntaxNode[], into: Declarations): Member[] {
  return nodes.flatMap((node) => {
    const name: unknown = node.computed ? undefined : (node.key?.name ?? node.key?.value);
    if (typeof name !== 'string' || node.accessibility === 'private') return [];
    const shared = {
      static: Boolean(node.static),
      optional: Boolean(node.optional),
      deprecated: isDeprecated(node),
      declared: node,
    };
    switch (node.type) {
      case 'TSPropertySignature':
      case 'ClassProperty':
        return [{ ...readProperty(name, node.typeAnnotation?.typeAnnotation, into), ...shared }];
      case 'TSMethodSignature':
      case 'TSDeclareMethod':
      case 'ClassMethod': {
        const accessor = node.kind === 'get' || node.kind === 'set';
        if (accessor) {
          const returned = node.kind === 'get' ? (node.returnType ?? node.typeAnnotation)?.typeAnnotation : undefined;
          return [{ ...readProperty(name, returned, into), kind: 'getter' as const, ...shared }];
        }
        return node.kind === 'constructor'
          ? []
          : [{ ...readFunction({ ...node, id: { name } } as SyntaxNode, into), ...shared }];
      }
      default:
        return [];
    }
  });
}

function constructorParameters(nodes: SyntaxNode[], into: Declarations): Pick<Declaration, 'parameters'> {
  const parameters = parametersOfConstructor(nodes, into);
  return parameters && parameters.length > 0 ? { parameters } : {};
}

/** Parameters of a class's public constructor; undefined where none is declared. */
export function constructorOf(declared: SyntaxNode, into: Declarations): Member['args'] | undefined {
  return declared.type === 'ClassDeclaration' ? parametersOfConstructor(declared.body.body, into) : undefined;
}

function parametersOfConstructor(nodes: SyntaxNode[], into: Declarations): Member['args'] | undefined {
  const node = nodes.find(({ kind, accessibility }) => kind === 'constructor' && accessibility !== 'private');
  return node && readParameters(node.params ?? node.parameters ?? [], into);
}

/** A constant or a property with its type. */
export function readProperty(name: string, type: SyntaxNode | undefined, into: Declarations): Member {
  const text = into.textOf(type);
  return {
    name,
    kind: 'property',
    static: false,
    optional: false,
    deprecated: false,
    type: text || undefined,
    node: type,
    args: [],
    signature: `${name}: ${text || 'any'}`,
  };
}

/** A function or a method with its parameters, from its declaration. */
export function readFunction(node: SyntaxNode, into: Declarations): Member {
  const name = String(node.id.name);
  const args = readParameters(node.params ?? node.parameters ?? [], into);
  const returned: SyntaxNode | undefined = (node.returnType ?? node.typeAnnotation)?.typeAnnotation;
  const returns = into.textOf(returned);
  return {
    name,
    kind: 'method',
    static: false,
    optional: false,
    deprecated: isDeprecated(node),
    node: returned,
    args,
    returns,
    signature: `${name}${into.textOf(node.typeParameters)}(${parametersText(args)}): ${returns || 'void'}`,
  };
}

/** Parameters as they are written in a signature: `chunk: Chunk, deep?: boolean`. */
export function parametersText(parameters: Member['args']): string {
  return parameters.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type ?? 'any'}`).join(', ');
}

/** Parameters of a function, method or function type, without `this`. */
function readParameters(nodes: SyntaxNode[], into: Declarations): Member['args'] {
  return nodes.flatMap((node) => {
    const rest = node.type === 'RestElement';
    const name = String(rest ? `...${node.argument.name}` : (node.name ?? 'options'));
    if (name === 'this') return [];
    const type = into.textOf(node.typeAnnotation?.typeAnnotation);
    return [{ name, ...(type && { type }), ...(node.optional && { optional: true }) }];
  });
}

function isDeprecated(node: SyntaxNode): boolean {
  return (node.leadingComments ?? []).some((comment: { value: string }) => comment.value.includes('@deprecated'));
}

/** Text on one line, comments dropped. */
function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/([([{<]) (?=[^{}])/g, (match, open: string) => (open === '{' ? '{ ' : open))
    .replace(/ ([)\]>])/g, (match, close: string) => close)
    .replace(/=\s*>/g, '=>')
    .replace(/: \| /g, ': ')
    .replace(/\(\| /g, '(')
    .replace(/^\| /, '')
    .replace(/; }/g, ' }')
    .trim();
}

function append<V>(lists: Map<string, V[]>, key: string, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
