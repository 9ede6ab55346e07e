import { parse } from '@babel/parser';

/** Code metrics of one source file. */
export interface FileCounts {
  lines: number;
  /** Number of lines in each function of the file. */
  functions: number[];
  anys: number;
  assertions: number;
  casts: number;
}

/** The properties of a Babel syntax tree node that the code metrics need. */
interface Node {
  type: string;
  loc?: { start: { line: number }; end: { line: number } };
  typeAnnotation?: Node;
  typeName?: { name?: string };
}

/** Computes the code metrics of a file from its source code. */
export function countsOf(text: string, file: string): FileCounts {
  const counts: FileCounts = {
    lines: text.split('\n').length - 1,
    functions: [],
    anys: 0,
    assertions: 0,
    casts: 0,
  };
  const plugins: ('typescript' | 'jsx')[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const tree = parse(text, { sourceType: 'module', plugins });
  walk(tree, counts);
  return counts;
}

function walk(value: unknown, counts: FileCounts): void {
  if (Array.isArray(value)) for (const each of value) walk(each, counts);
  else if (isNode(value)) {
    count(value, counts);
    for (const [key, child] of Object.entries(value))
      if (key !== 'loc' && !key.endsWith('omments')) walk(child, counts);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function count(node: Node, counts: FileCounts): void {
  const { type, loc, typeAnnotation } = node;
  if (/^(?:Function|ArrowFunction|ObjectMethod|ClassMethod|ClassPrivateMethod)/.test(type) && loc)
    counts.functions.push(loc.end.line - loc.start.line + 1);
  if (type === 'TSAnyKeyword') counts.anys++;
  if (type === 'TSNonNullExpression') counts.assertions++;
  if (type === 'TSAsExpression' && typeAnnotation?.typeName?.name !== 'const') counts.casts++;
}
