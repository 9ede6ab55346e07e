import { createRequire } from 'node:module';

/** A syntax tree node with the fields that the fact extractors read. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  properties: SyntaxNode[];
  declarations: SyntaxNode[];
  // All other fields depend on the type of the syntax tree node.
  [key: string]: any;
}

/** A parsed source file: its syntax tree and its text. */
export interface ParsedFile {
  text: string;
  body: SyntaxNode[];
}

const { parse } = createRequire(import.meta.url)('@babel/parser') as {
  parse(text: string, options: object): { program: { body: SyntaxNode[] } };
};

/**
 * Parses JavaScript or a TypeScript declaration file.
 *
 * It uses Babel's parser, because TypeScript 7 has no JavaScript API for syntax trees.
 */
export function parseFile(text: string, language: 'js' | 'd.ts'): ParsedFile {
  const plugins = language === 'd.ts' ? [['typescript', { dts: true }]] : [];
  const { program } = parse(text, { sourceType: 'unambiguous', plugins, allowReturnOutsideFunction: true });
  return { text, body: program.body };
}
