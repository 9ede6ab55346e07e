import { type Document, isCollection, LineCounter, parseDocument, visit } from 'yaml';

/** A document of YAML, or what is wrong with it. */
export type ReadYaml =
  | { value: unknown; document: Document.Parsed; lineAt: (offset: number) => number }
  | { problem: { line: number; message: string } };

/**
 * Reads YAML; whatever it is made of, a mistake is a message with its line (1-based). A few lines can be made to unfold to
 * billions of values, or to nest deeper than a parser goes.
 */
export function readYaml(text: string): ReadYaml {
  const counter = new LineCounter();
  const lineAt = (offset: number): number => counter.linePos(offset).line;
  try {
    const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, schema: 'core' });
    // One typo has many errors follow, which say nothing.
    const [error] = document.errors;
    if (error) return { problem: { line: lineAt(error.pos[0]), message: error.message } };
    const at = offsetOfListAsKey(document);
    if (at !== undefined)
      return { problem: { line: lineAt(at), message: 'a key must be text, but this key is a list or a map.' } };
    return { value: document.toJS(), document, lineAt };
  } catch (error) {
    const isDeep = error instanceof RangeError;
    return { problem: { line: 1, message: isDeep ? 'it is nested too deeply.' : `${(error as Error).message}.` } };
  }
}

/** YAML allows it; a misplaced `?` or bracket makes it, and nothing here means it. */
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
