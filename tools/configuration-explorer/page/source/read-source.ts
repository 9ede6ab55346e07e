/** Parses the source code of a configuration with the editor's parser. */
import { typescriptLanguage } from '@codemirror/lang-javascript';
import type { ConfigurationLanguage, Stretch } from '../../model/question.ts';

/** The members of the editor's syntax tree nodes that the configuration explorer uses. */
export interface SyntaxNode extends Stretch {
  readonly name: string;
  readonly parent: SyntaxNode | null;
  readonly firstChild: SyntaxNode | null;
  readonly nextSibling: SyntaxNode | null;
}

/** Source code of a configuration, with its syntax tree. */
export interface ParsedSource {
  text: string;
  top: SyntaxNode;
}

const expressionParser = typescriptLanguage.parser.configure({ top: 'SingleExpression' });

/** Parses the source code of a configuration. JSON is parsed as an expression. The tree of invalid code has gaps. */
export function parseSource(text: string, language: ConfigurationLanguage): ParsedSource {
  const parser = language === 'json' ? expressionParser : typescriptLanguage.parser;
  return { text, top: parser.parse(text).topNode };
}

/** Returns the source code of a syntax node. */
export function textOf({ text }: ParsedSource, { from, to }: Stretch): string {
  return text.slice(from, to);
}

/** Returns the position of the first syntax error in a configuration, or `undefined` if there is none. */
export function syntaxErrorAt({ top }: ParsedSource): number | undefined {
  return nodesOf(top, ['⚠'])[0]?.from;
}

/** Returns the child nodes of a syntax node. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** Returns all syntax nodes of the given types, in source order. */
export function nodesOf(top: SyntaxNode, names: readonly string[]): SyntaxNode[] {
  return childrenOf(top).flatMap((child) => [...(names.includes(child.name) ? [child] : []), ...nodesOf(child, names)]);
}
