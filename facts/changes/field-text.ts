/**
 * Describes how a field of a fact about webpack changed, such as an option's type. Shows only the text that differs,
 * with some context.
 */
import type { Fact, FactArgument } from '../types.ts';
import { defaultDifference } from './default-difference.ts';
import type { Comparable } from './default-difference.ts';
import { oneLine, textDifference } from './text-difference.ts';

/**
 * Describes the difference between two values of a fact's field, such as an option's default.
 *
 * @param field name of the field in both facts
 * @param comparable configurations for which defaults can be compared
 * @returns `false → true (mode: "production")`; for lists, each part that differs
 */
export function fieldDifference(field: keyof Fact, before: Fact, after: Fact, comparable: Comparable): string {
  switch (field) {
    case 'default':
      return defaultDifference(before.default, after.default, comparable);
    case 'args':
      return argumentsDifference(argumentsOf(before.args), argumentsOf(after.args));
    case 'text':
    case 'values':
      return setDifference(before[field] ?? [], after[field] ?? []);
    default:
      return textDifference(textOf(before[field]), textOf(after[field]));
  }
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function argumentsOf(args: readonly FactArgument[] = []): Map<string, string> {
  return new Map(args.map(({ name, type = 'any', optional }) => [name, optional ? `optional ${type}` : type]));
}

/**
 * Describes the arguments that differ between two versions of a hook or function. The name of an argument is omitted if
 * it is the only one.
 */
function argumentsDifference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const alone = keys.length === 1;
  const changed = keys.flatMap((key) => {
    const [was, now] = [before.get(key), after.get(key)];
    if (was === now) return [];
    const difference = textDifference(was ?? '', now ?? '');
    return [alone ? difference : `${key}: ${difference}`];
  });
  const order = keys.join() === [...after.keys()].join() ? [] : ['in another order'];
  return (changed.length > 0 ? changed : order).join('; ');
}

function setDifference(before: readonly string[], after: readonly string[]): string {
  const gone = before.filter((one) => !after.includes(one));
  const come = after.filter((one) => !before.includes(one));
  if (gone.length === 1 && come.length === 1) return textDifference(gone[0]!, come[0]!);
  return [...gone.map((one) => `without “${oneLine(one)}”`), ...come.map((one) => `with “${oneLine(one)}”`)].join('; ');
}
