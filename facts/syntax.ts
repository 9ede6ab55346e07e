import { createRequire } from 'node:module';

/** A node of a syntax tree, as far as the extractors look into it. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  properties: SyntaxNode[];
  declarations: SyntaxNode[];
  // A parser's tree: its shape differs by type of node.
  [key: string]: any;
}

/** A parsed file with its text. */
export interface ParsedFile {
  text: string;
  body: SyntaxNode[];
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
