/** Randomly mutates text for fuzz tests, imitating typos, merges, truncation and malice. */
import type { Random } from './random.ts';

/** Text fragments that commonly break parsers. */
const oddPieces = [
  '\0',
  '\u2028',
  '\uFEFF',
  '\u202E',
  'Ａ',
  '👩‍👩‍👧',
  '\\',
  '%',
  '%E0%A4%A',
  '"',
  "'",
  '`',
  '{',
  '}',
  '[',
  ']',
  '<',
  '>',
  '&#x0;',
  '&#x110000;',
  '__proto__',
  'constructor',
  '-1',
  '1e999',
  'null',
  '\t',
  '\r\n',
  '\n\n',
];

/** Material for random mutations of text: other documents, and fragments of the language's syntax. */
interface TextMutations {
  random: Random;
  pieces: readonly string[];
  others: readonly string[];
}

/** Returns a text with one to six random changes. The result is at most ten times as long. */
export function mutateText(text: string, mutations: TextMutations): string {
  let changed = text;
  for (let count = 1 + mutations.random.below(6); count > 0; count -= 1) {
    const next = mutations.random.pick(changes)(changed, mutations);
    if (next.length <= text.length * 10 + 1000) changed = next;
  }
  return changed;
}

type Change = (text: string, mutations: TextMutations) => string;

const insert: Change = (text, { random, pieces }) => {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + random.pick(random.below(3) === 0 ? oddPieces : pieces) + text.slice(at);
};
const insertLine: Change = (text, { random, pieces }) => {
  const lines = text.split('\n');
  lines.splice(random.below(lines.length + 1), 0, random.pick(pieces));
  return lines.join('\n');
};
const remove: Change = (text, { random }) => {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + text.slice(at + random.below(1 + random.pick([1, 3, 200])));
};
const cutOff: Change = (text, { random }) => text.slice(0, random.below(text.length + 1));
const repeat: Change = (text, { random }) => {
  const at = random.below(text.length + 1);
  const part = text.slice(at, at + 1 + random.below(random.pick([3, 80])));
  return text.slice(0, at) + part.repeat(2 + random.below(random.pick([3, 60]))) + text.slice(at);
};
const swapLines: Change = (text, { random }) => {
  const lines = text.split('\n');
  const [one, other] = [random.below(lines.length), random.below(lines.length)];
  [lines[one], lines[other]] = [lines[other]!, lines[one]!];
  return lines.join('\n');
};
const indent: Change = (text, { random }) => {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  const prefix = random.pick(['    ', '> ', '- ', '\t', '  ', '| ']).repeat(1 + random.below(4));
  return lines.map((line, index) => (index >= at && index < at + 5 ? prefix + line : line)).join('\n');
};
const splice: Change = (text, { random, others }) => {
  const other = random.pick(others);
  return text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1));
};

const changes: Change[] = [insert, insert, insertLine, insertLine, remove, cutOff, repeat, swapLines, indent, splice];
