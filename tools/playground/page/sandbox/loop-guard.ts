/**
 * Ends endless loops of the output. A browser may run the preview in the page's process, where an endless loop would
 * freeze the page. Each turn of a loop therefore calls a function, which throws when the loops of one task have run for
 * too long.
 */
import { type Node, parse, type Program } from 'acorn';

/** Global function that every turn of a loop calls. */
const turn = 'previewTurn';

/** A text to insert at a position of the code. */
interface Insertion {
  at: number;
  text: string;
  /** Position to which the text replaces the code. Without it, nothing is replaced. */
  until?: number;
}

/** An AST node with any properties. */
type AnyNode = Node & Record<string, unknown>;

/**
 * Adds a call of the guard to all loops in a script or module, and in code that it passes to `eval` as a literal, as
 * webpack's `devtool: 'eval'` does. Lines stay the same. Code that can't be parsed is returned unchanged, so that the
 * browser reports its error.
 */
export function guardLoops(code: string): string {
  const guarded = withGuards(code);
  if (guarded === undefined || guarded.length === 0) return code;
  const program = parsed(code);
  // After the directives, because "use strict" counts only at the start.
  const first = program?.body.find((statement) => !('directive' in statement));
  // Without the function, in a worker, nothing needs to end: a worker can't freeze the page.
  const prelude = { at: first?.start ?? 0, text: `var ${turn} = globalThis.${turn} ?? (() => {});` };
  return inserted(code, [prelude, ...guarded]);
}

/**
 * Creates the guard. @param limit how long the loops of one task may run, in milliseconds
 * @returns the function to call on each turn. @throws RangeError from that function, when the limit is exceeded
 */
export function createGuard(limit: number): () => void {
  // Taken now, because the output may replace them.
  const now = performance.now.bind(performance);
  const later = setTimeout;
  let turns = 0;
  /** When the running task reached its first check, or undefined between tasks. */
  let began: number | undefined;
  return () => {
    turns = (turns + 1) % 64;
    if (turns !== 0) return;
    if (began === undefined) {
      began = now();
      // The timer fires only when the task has ended.
      later(() => (began = undefined));
    } else if (now() - began > limit)
      throw new RangeError(`The preview ended a loop, because it ran for ${limit / 1000} seconds without a pause.`);
  };
}

/** Makes the guard available to code of `guardLoops`. It can't be replaced. */
export function installGuard(guard: () => void): void {
  Object.defineProperty(globalThis, turn, { get: () => guard, set: (): void => {} });
}

function parsed(code: string): Program | undefined {
  for (const sourceType of ['script', 'module'] as const)
    try {
      return parse(code, { ecmaVersion: 'latest', sourceType, allowHashBang: true });
    } catch {
      // Tried as the other kind, or else returned as it is.
    }
  return undefined;
}

/** Returns what to insert, or undefined if the code can't be parsed. */
function withGuards(code: string): Insertion[] | undefined {
  if (!/\b(?:for|while|do)\b/.test(code)) return [];
  const program = parsed(code);
  if (!program) return undefined;
  const found: Insertion[] = [];
  const open: unknown[] = [program];
  while (open.length > 0) {
    const node = open.pop();
    if (Array.isArray(node)) open.push(...(node as unknown[]));
    else if (isNode(node)) {
      if (/^(?:For|While|DoWhile|ForIn|ForOf)Statement$/.test(node.type)) found.push(...guardOf(node['body'] as Node));
      found.push(...evaluated(node));
      open.push(...Object.values(node).filter((value) => typeof value === 'object' && value !== null));
    }
  }
  return found;
}

function guardOf(body: Node): Insertion[] {
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: `${turn}();` }];
  return [
    { at: body.start, text: `{${turn}();` },
    { at: body.end, text: '}' },
  ];
}

/** Guards code in `eval("…")`, and in `eval(trusted("…"))`, which webpack writes for trusted types. */
function evaluated(node: AnyNode): Insertion[] {
  if (node.type !== 'CallExpression' || (node['callee'] as AnyNode)['name'] !== 'eval') return [];
  const [argument] = node['arguments'] as AnyNode[];
  const literal = argument?.type === 'CallExpression' ? (argument['arguments'] as AnyNode[])[0] : argument;
  if (literal?.type !== 'Literal' || typeof literal['value'] !== 'string') return [];
  const code = literal['value'];
  const guards = withGuards(code) ?? [];
  return guards.length > 0
    ? [{ at: literal.start, until: literal.end, text: JSON.stringify(inserted(code, guards)) }]
    : [];
}

function inserted(code: string, insertions: readonly Insertion[]): string {
  let made = '';
  let end = 0;
  // Sorting is stable. At one position, the end of an inner loop's body was found after that of the outer one, which
  // makes no difference: both insert the same.
  for (const { at, text, until = at } of insertions.toSorted((a, b) => a.at - b.at)) {
    made += code.slice(end, at) + text;
    end = until;
  }
  return made + code.slice(end);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
