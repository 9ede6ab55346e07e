import { expect, test } from 'vitest';
import { loadFacts } from '../../facts/index.ts';
import { islands } from '../texts/en/islands.ts';
import { conditionClause } from './default-condition.ts';

const clause = (when: string) => conditionClause(when, islands.conditions, 'en');

test.each([
  ['mode: "production"', 'in production'],
  ['mode: "none" or "development"', 'in mode none or development'],
  ['target: ["web", "es5"]', 'for the target ["web", "es5"]'],
  ['target: "web" or "webworker" or ["web", "es5"]', 'for the target web, webworker, or ["web", "es5"]'],
  ['mode: "production", target: "web"', 'in production for the target web'],
  ['dependency: "worker", mode: "development"', 'for new Worker() in development'],
  ['dependency: "worker", target: "node"', 'for new Worker() with the target node'],
  ['dependency: "loaderImport" or "wasm" or "esm" or "worker"', 'for import and new Worker()'],
  ['package.json.name: "shop"', 'when the name in package.json is "shop"'],
  ['browserslist: found', 'when a browserslist configuration exists'],
  ['cache: enabled', 'when cache is enabled'],
  ['experiments.futureDefaults: true, target: "web"', 'for the target web, when experiments.futureDefaults is true'],
  ['cache: false', 'when cache is false'],
  ['experiments.css: false', 'when experiments.css is off, for example through a rule for CSS files'],
  ['in JSON', 'in JSON'],
  ['Node.js before 22.13', 'with Node.js before 22.13'],
  ['otherwise', 'otherwise'],
])('%s is read as “%s”', (when, read) => {
  expect(clause(when)).toBe(read);
});

test.each(['in YAML', 'on Windows', 'mode: "production", on Windows', 'dependency: "esm"', 'dependency: "new"', ''])(
  '%j is no clause',
  (when) => {
    expect(clause(when)).toBeUndefined();
  },
);

test('the condition of every default is a clause', () => {
  const whens = [...loadFacts().byId.values()].flatMap(({ default: value }) =>
    Array.isArray(value) ? value.map(({ when }) => when) : [],
  );
  expect(whens.length).toBeGreaterThan(400);
  expect(whens.filter((when) => !/^(?:in|for|when|with|otherwise)\b/.test(clause(when) ?? ''))).toEqual([]);
  expect(whens.filter((when) => /\b(?:in|for|when|with) (?:in|for|when|with)\b|: /.test(clause(when) ?? ''))).toEqual(
    [],
  );
});
