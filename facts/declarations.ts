import { callableText, isCallable } from './callable-text.ts';
import { declare } from './declare.ts';
import { type FactPackage, readPackageFile } from './packages.ts';
import { readMembers } from './read-members.ts';
import { type ParsedFile, parseFile, type SyntaxNode } from './syntax.ts';

/** A member of a class or an interface in a TypeScript declaration file. */
export interface Member {
  name: string;
  kind: 'method' | 'property' | 'getter';
  static: boolean;
  optional: boolean;
  deprecated: boolean;
  /** TypeScript type of a property or a getter. */
  type?: string | undefined;
  /** Syntax tree of the property's TypeScript type, or of the method's return type. */
  node?: SyntaxNode | undefined;
  /** Syntax tree of the whole class or interface member. */
  declared?: SyntaxNode;
  args: { name: string; type?: string; optional?: boolean }[];
  returns?: string;
  /** Declaration of the member in readable form: `run(callback: …): void`. */
  signature: string;
}

/** A class, interface, or object type alias in a TypeScript declaration file. */
export interface Declaration {
  name: string;
  /** Names of the types that this class or interface extends. */
  bases: string[];
  members: Member[];
  /** Constructor parameters, if the class declares any. */
  parameters?: Member['args'];
}

/** Parsed content of a TypeScript declaration file. */
export interface Declarations {
  file: ParsedFile;
  /** Classes and interfaces by name. Names of exported types don't have the namespace as a prefix. */
  byName: Map<string, Declaration>;
  /** Syntax trees of type aliases, by name. */
  aliases: Map<string, SyntaxNode>;
  /** Functions and constants that the namespace exports, by dotted name (`config.…` for `webpack.config.…`). */
  functions: Map<string, Member[]>;
  /** Returns the source text of a syntax tree node on one line, with callback interfaces expanded. */
  textOf(node: SyntaxNode | undefined): string;
  /** Reads the members of an object type from their syntax tree nodes. */
  readMembers(nodes: SyntaxNode[]): Member[];
}

/**
 * Parses TypeScript declaration files of a package into classes, interfaces, aliases, and functions. If several files
 * declare a name, the last one counts.
 */
export function readDeclarations(packageName: FactPackage, ...paths: string[]): Declarations {
  return parseDeclarations(paths.map((path) => readPackageFile(packageName, path)).join('\n'));
}

/** Parses the text of a TypeScript declaration file into classes, interfaces, aliases, and functions. */
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

/** Joins the source text of a type into one line, without comments. */
function oneLine(text: string): string {
  return (
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/([([{<]) (?=[^{}])/g, (match, open: string) => (open === '{' ? '{ ' : open))
      .replace(/,? ([)\]>])/g, (match, close: string) => close)
      .replace(/=\s*>/g, '=>')
      .replace(/: \| /g, ': ')
      .replace(/\(\| /g, '(')
      .replace(/^\| /, '')
      .replace(/; }/g, ' }')
      // Remove the internal prefix of types in webpack's namespace.
      .replace(/\bexports\.(?=[A-Z])/g, '')
      .trim()
  );
}
