/** Describes the change of a fact's field: only the differing part, with some context. Pure. */
import type { DefaultCase, Fact, FactArgument } from '../types.ts';

/** Number of context characters before and after the difference. */
const around = 16;

/** Maximum length of texts shown in full. */
const short = 48;

/**
 * The difference between two values of a field.
 *
 * @param field name of the field of both facts
 * @returns `false → true`; `in mode: "production": {} → …xml: {}…`; for lists, each differing part
 */
export function fieldDifference(field: keyof Fact, before: Fact, after: Fact): string {
  switch (field) {
    case 'default':
      return defaultDifference(casesOf(before.default), casesOf(after.default));
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

/** Condition of the last case. */
const otherwise = 'otherwise';

/** The new value of each case that changed: `false → true (Node.js before 22.13)`. */
function defaultDifference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string {
  const cases = new Set([...before.keys(), ...after.keys()]);
  const differences = [...cases].flatMap((when) => {
    const [was, now] = [before, after].map((values) => values.get(when) ?? values.get(otherwise) ?? '');
    if (was === now) return [];
    return [`${textDifference(was!, now!)}${when === otherwise ? '' : ` (${when})`}`];
  });
  return differences.length > 0 ? differences.join('; ') : 'the same values under other conditions';
}

/** Cases by condition; an unconditional default has one. */
function casesOf(value: Fact['default']): Map<string, string> {
  if (value === undefined) return new Map();
  const cases: DefaultCase[] = typeof value === 'string' ? [{ when: otherwise, value }] : value;
  return new Map(cases.map((one) => [one.when, one.value]));
}

function argumentsOf(args: readonly FactArgument[] = []): Map<string, string> {
  return new Map(args.map(({ name, type = 'any', optional }) => [name, optional ? `optional ${type}` : type]));
}

/** Arguments that differ between two lists; the name of a single one is omitted. */
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

/** `before → after`; only the differing part of long texts. Empty values are shown as `(none)`. */
function textDifference(before: string, after: string): string {
  const [was, now] = [oneLine(before), oneLine(after)];
  if (was.length <= short && now.length <= short) return `${was || '(none)'} → ${now || '(none)'}`;
  if (was === '' || now === '') return `${was || '(none)'} → ${now || '(none)'}`;
  let start = 0;
  while (start < was.length && was[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(was.length, now.length) - start && was.at(-1 - end) === now.at(-1 - end)) end++;
  start = Math.max(0, start - around);
  end = Math.max(0, end - around);
  const part = (text: string): string =>
    `${start > 0 ? '…' : ''}${text.slice(start, text.length - end)}${end > 0 ? '…' : ''}`;
  return `${part(was)} → ${part(now)}`;
}

function oneLine(text: string): string {
  return text.replace(/\\n|\s+/g, ' ').trim();
}
