import type { Difference, KeyPath } from '../model/answer.ts';
import { isPlain, keyOfPath, type Options } from './options.ts';
import { valueText } from './value-text.ts';

/** Values of a configuration as source code, by `keyOfPath`. */
export type Leaves = Map<string, { path: KeyPath; text: string }>;

/** Returns all values of a webpack configuration except objects with members. An array counts as a single value. */
export function leavesOf(options: Options): Leaves {
  const leaves: Leaves = new Map();
  collect(options, [], leaves);
  return leaves;
}

function collect(options: Options, above: KeyPath, leaves: Leaves): void {
  for (const [key, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const path = [...above, key];
    if (isPlain(value) && Object.keys(value).length > 0 && above.length < 8) collect(value, path, leaves);
    else leaves.set(keyOfPath(path), { path, text: valueText(value) });
  }
}

/** Returns the values that differ between two configurations. */
export function differencesOf(before: Leaves, after: Leaves): Difference[] {
  const differences: Difference[] = [];
  for (const [key, { path, text }] of before) {
    const now = after.get(key)?.text;
    if (now !== text) differences.push({ path, before: text, ...(now !== undefined && { after: now }) });
  }
  for (const [key, { path, text }] of after) if (!before.has(key)) differences.push({ path, after: text });
  return differences;
}
