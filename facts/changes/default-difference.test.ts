import { expect, test } from 'vitest';
import type { DefaultCase, FactDefault } from '../types.ts';
import { defaultDifference } from './default-difference.ts';
import type { Comparable } from './default-difference.ts';

const comparable: Comparable = {
  targets: ['web', 'node', ['web', 'es5']],
  isKnown: (name) => name !== 'experiments.own',
};

function difference(before: FactDefault | undefined, after: FactDefault | undefined): string {
  return defaultDifference(before, after, comparable);
}

/** Creates the cases of a default: `cases('target: "web"', 1, 2)` is 1 for the web and otherwise 2. */
function cases(...words: (string | number)[]): DefaultCase[] {
  return [...words.slice(0, -1), 'otherwise', words.at(-1)!]
    .reduce<(string | number)[][]>((pairs, word, index) => {
      if (index % 2 === 0) pairs.push([word]);
      else pairs.at(-1)!.push(word);
      return pairs;
    }, [])
    .map(([when, value]) => ({ when: String(when), value: String(value) }));
}

test.each<[string, FactDefault | undefined, FactDefault | undefined]>([
  ['cases grouped in another way', cases('target: "node"', 1, 2), cases('target: "web" or ["web", "es5"]', 2, 1)],
  ['a case for a target that only one knows', cases('target: "bun"', 1, 2), '2'],
  ['no default, and undefined', undefined, 'undefined'],
  ['a setting that only one was observed with', cases('experiments.own: true', 1, 2), '2'],
])('%s: no difference', (_name, before, after) => {
  expect(difference(before, after)).toBe('');
  expect(difference(after, before)).toBe('');
});

test.each<[FactDefault, FactDefault, string]>([
  ['1', '2', '1 → 2'],
  [cases('target: "node"', 1, 2), '2', '1 → 2 (target: "node")'],
  [cases('mode: "none" or "production"', 1, 2), '2', '1 → 2 (mode: "none" or "production")'],
  [cases('target: "node"', 1, 2), cases('target: "node"', 1, 3), '2 → 3 (target: any but "node")'],
  [cases('mode: "none", target: ["web", "es5"]', 1, 2), '2', '1 → 2 (mode: "none", target: ["web", "es5"])'],
  [cases('cache: true', 1, 2), cases('cache: true', 3, 2), '1 → 3 (cache: true)'],
  ['1', cases('cache: true', 1, 2), '1 → 2; unchanged (cache: true)'],
  [cases('dependency: "esm" or "amd"', 1, 2), cases('dependency: "esm"', 1, 2), '1 → 2 (dependency: "amd")'],
])('%j → %j: %s', (before, after, says) => {
  expect(difference(before, after)).toBe(says);
});

test('values are whole, however long', () => {
  const [before, after] = ['[".js", ".json", ".wasm"]', '[".ts", ".js", ".json", ".wasm", ".html", ".css"]'];
  expect(difference(before, after)).toBe(`${before} → ${after}`);
  const object = `{ environment: { const: true, arrowFunction: true, forOf: true, destructuring: true } }`;
  expect(difference('{ target: "web" }', object)).toBe(`{ target: "web" } → ${object}`);
});
