import { type Document, isCollection, LineCounter, parseDocument, visit } from 'yaml';

/** A parsed YAML document, or a problem that prevents parsing. */
type ReadYaml =
  | { value: unknown; document: Document.Parsed; lineAt: (offset: number) => number }
  | { problem: { line: number; message: string } };

/**
 * Parses YAML, and reports problems with their 1-based line. Rejects aliases that expand to billions of values, and
 * nesting that is too deep for the parser.
 */
export function readYaml(text: string): ReadYaml {
  const counter = new LineCounter();
  const lineAt = (offset: number): number => counter.linePos(offset).line;
  try {
    const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, schema: 'core' });
    // Report only the first YAML error, because one typo causes many follow-up errors.
    const [error] = document.errors;
    if (error) return { problem: { line: lineAt(error.pos[0]), message: error.message } };
    const at = offsetOfListAsKey(document);
    if (at !== undefined)
      return { problem: { line: lineAt(at), message: 'a key must be text, but this key is a list or a map.' } };
    const loop = offsetOfLoop(document);
    if (loop !== undefined)
      return { problem: { line: lineAt(loop), message: 'this alias refers to a list or a map that it stands in.' } };
    return { value: document.toJS(), document, lineAt };
  } catch (error) {
    const isDeep = error instanceof RangeError;
    return { problem: { line: 1, message: isDeep ? 'it is nested too deeply.' : `${(error as Error).message}.` } };
  }
}

/** Finds a YAML alias inside its own anchor, which would be nested infinitely. */
function offsetOfLoop(document: Document.Parsed): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias(_, alias, path) {
      const target = alias.resolve(document);
      if (target === undefined || !path.includes(target)) return undefined;
      offset = alias.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/**
 * Finds a list that is used as a key in YAML. The language allows that, but here it only results from a misplaced `?`
 * or bracket.
 */
function offsetOfListAsKey(document: Document.Parsed): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Pair(_, { key }) {
      if (!isCollection(key)) return undefined;
      offset = key.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}
