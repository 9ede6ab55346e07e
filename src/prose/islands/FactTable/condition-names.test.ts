import { expect, test } from 'vitest';
import { conditionNames } from './condition-names.ts';

test.each([
  [
    ['mode: "none"', 'experiments.futureDefaults: true, mode: "production"', 'otherwise'],
    ['mode', 'experiments.futureDefaults'],
  ],
  [['target: ["web", "es5"]', 'target: "web" or "node"'], ['target']],
  [['in JSON', 'otherwise'], ['in JSON']],
  [['Node.js before 22.13'], ['Node.js before 22.13']],
])('%j depends on %j', (whens, names) => {
  expect(conditionNames(whens.map((when) => ({ when })))).toEqual(names);
});
