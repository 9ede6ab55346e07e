/**
 * Prints the defaults of a webpack version as JSON: `{"output.path": "…"}`, with cases if they differ by mode or
 * target. Run with `FACTS_PACKAGES_OF`, the folder with that version.
 */
import { effective, valueAt } from '../../facts/defaults/effective.ts';
import type { Surroundings } from '../../facts/defaults/effective.ts';
import { summarize } from '../../facts/defaults/summarize.ts';
import { valueText } from '../../facts/defaults/value-text.ts';
import { readSchema } from '../../facts/schema/read-schema.ts';
import { walkSchema } from '../../facts/schema/walk.ts';
import type { FactDefault } from '../../facts/types.ts';
import { readTargets } from './read-targets.ts';

const surroundings: Surroundings[] = (['none', 'development', 'production'] as const).flatMap((mode) =>
  readTargets.map((target) => ({ mode, target })),
);

const observed = surroundings.map((one) => ({ ...one, configuration: effective({ ...one }) }));
const defaults: Record<string, FactDefault> = {};
for (const { path, repeats } of walkSchema(readSchema('webpack', 'schemas/WebpackOptions.json'))) {
  if (repeats || path.includes('[]') || path.includes('<key>')) continue;
  const values = observed.map(({ configuration, mode, target }) => ({ mode, target, ...valueAt(configuration, path) }));
  // Contents of an object have their own paths.
  if (values.some(({ value }) => isPlainObject(value)) || !values.some(({ held }) => held)) continue;
  const said = summarize(values.map(({ mode, target, value }) => ({ mode, target, value: valueText(value) })));
  if (said !== undefined) defaults[path] = said;
}
console.log(JSON.stringify(defaults));

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
