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
  parse(
    text: string,
    options: object,
  ): { program: { body: SyntaxNode[] }; errors: (Error & { reasonCode?: string })[] | null };
};

/**
 * Parses JavaScript or a TypeScript declaration file.
 *
 * It uses Babel's parser, because TypeScript 7 has no JavaScript API for syntax trees. The text may consist of several
 * declaration files that declare the same name.
 *
 * @throws SyntaxError for any other syntax error
 */
export function parseFile(text: string, language: 'js' | 'd.ts'): ParsedFile {
  const plugins = language === 'd.ts' ? [['typescript', { dts: true }]] : [];
  const options = { sourceType: 'unambiguous', plugins, allowReturnOutsideFunction: true, errorRecovery: true };
  const { program, errors } = parse(text, options);
  const mistake = errors?.find(({ reasonCode }) => language === 'js' || reasonCode !== 'VarRedeclaration');
  if (mistake) throw mistake;
  return { text, body: program.body };
}
