/**
 * Ends endless loops of code in the preview. A browser may run the preview in the page's process, where an endless loop
 * would freeze the page. To prevent that, each iteration of a loop calls a function that throws when the loops of one
 * task have run for too long.
 */
import { type Node, parse, type Program } from 'acorn';
import { endedLoop } from '../../model/preview.ts';

/** Name of the global function that every iteration of a loop in the preview calls. */
const turn = 'previewTurn';

/** Text to insert at a position of the previewed code. */
interface Insertion {
  at: number;
  text: string;
  /** End of the code that the text replaces. If absent, nothing is replaced. */
  until?: number;
}

/** A node of the JavaScript syntax tree with any properties. */
type AnyNode = Node & Record<string, unknown>;

/**
 * Adds a call of the loop guard to all loops in a script or module, and in code that it passes to `eval` as a literal,
 * as webpack's `devtool: 'eval'` does. Line numbers stay the same. Code that can't be parsed is returned unchanged, so
 * that the browser reports its error.
 */
export function guardLoops(code: string): string {
  const guarded = withGuards(code);
  if (guarded === undefined || guarded.length === 0) return code;
  const program = parsed(code);
  // Insert the code after the directives, because "use strict" counts only at the start.
  const first = program?.body.find((statement) => !('directive' in statement));
  // In a web worker, where the guard function doesn't exist, use an empty one. Loops needn't end there, because a
  // worker can't freeze the page.
  const prelude = { at: first?.start ?? 0, text: `var ${turn} = globalThis.${turn} ?? (() => {});` };
  return inserted(code, [prelude, ...guarded]);
}

/**
 * Creates the function that ends endless loops in the preview.
 * @param limit how long the loops of one task may run, in milliseconds
 * @returns the function to call on each iteration, which throws a RangeError when the limit is exceeded
 */
export function createGuard(limit: number): () => void {
  // Keep references to these functions, because code in the preview may replace them.
  const now = performance.now.bind(performance);
  const later = setTimeout;
  let turns = 0;
  /** Time when the running task reached its first loop check, or `undefined` between tasks. */
  let began: number | undefined;
  return () => {
    turns = (turns + 1) % 64;
    if (turns !== 0) return;
    if (began === undefined) {
      began = now();
      // The timer fires only when the current task has ended.
      later(() => (began = undefined));
    } else if (now() - began > limit)
      throw new RangeError(`${endedLoop}, because it ran for ${limit / 1000} seconds without a pause.`);
  };
}

/** Makes the loop guard available to code that `guardLoops` has changed. The code can't replace the guard. */
export function installGuard(guard: () => void): void {
  Object.defineProperty(globalThis, turn, { get: () => guard, set: (): void => {} });
}

function parsed(code: string): Program | undefined {
  for (const sourceType of ['script', 'module'] as const)
    try {
      return parse(code, { ecmaVersion: 'latest', sourceType, allowHashBang: true });
    } catch {
      // If the code isn't a valid script, try to parse it as a module.
    }
  return undefined;
}

/** Returns the loop guard calls to insert, or `undefined` if the code can't be parsed. */
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

/** Adds loop guards to code in `eval("…")`, and in `eval(trusted("…"))`, which webpack writes for trusted types. */
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
  // Sorting is stable. At one position, the end of an inner loop's body comes after that of the outer loop, which makes
  // no difference because both insert the same text.
  for (const { at, text, until = at } of insertions.toSorted((a, b) => a.at - b.at)) {
    made += code.slice(end, at) + text;
    end = until;
  }
  return made + code.slice(end);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
