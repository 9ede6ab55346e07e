/** Randomly mutates JSON data for fuzz tests, by replacing, removing or duplicating values. */
import type { Random } from './random.ts';

type Container = Record<string, unknown> | unknown[];

/** Unexpected values to put into fields of external data in fuzz tests. */
const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  '',
  'a',
  '__proto__',
  0,
  -1,
  0.5,
  1e308,
  2 ** 53,
  [],
  [null],
  [[]],
  {},
  { id: {} },
  { length: 1e9 },
  'x'.repeat(5000),
];

/** Returns a deep copy of JSON data with one to five random changes. */
export function mutateJson(data: unknown, random: Random): unknown {
  const root = { data: structuredClone(data) };
  for (let count = 1 + random.below(5); count > 0; count -= 1) {
    const container = random.pick(containersIn(root));
    const keys = Object.keys(container);
    if (keys.length === 0) continue;
    change(container, random.pick(keys), random);
  }
  return root.data;
}

function change(container: Container, key: string, random: Random): void {
  const fields = container as Record<string, unknown>;
  switch (random.below(5)) {
    case 0:
      if (Array.isArray(container)) container.splice(Number(key), 1);
      else delete fields[key];
      break;
    case 1:
      if (Array.isArray(container)) container.push(structuredClone(fields[key]));
      else fields[random.pick(['constructor', 'id', 'name', 'x'])] = fields[key];
      break;
    default:
      fields[key] = structuredClone(random.pick(oddValues));
  }
}

function containersIn(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Container, ...Object.values(value).flatMap(containersIn)];
}
