/** Prints objects and arrays as JavaScript or JSON, with an explanation for each line. */
import { because, type Line, type Reason } from './project.ts';
import type { ReasonName } from './text-names.ts';

/** A value to print in generated code: code as a string, an object, or an array. */
export type Value = string | readonly Entry[] | List;

/** A property of an object in generated code, or an array item if it has no key. */
export interface Entry {
  key?: string;
  value: Value;
  why?: Reason;
}

interface List {
  items: readonly Entry[];
}

/** Creates an object property for generated code, with an explanation. */
export function option(key: string, value: Value, says?: ReasonName, href?: string): Entry {
  return says === undefined ? { key, value } : { key, value, why: href === undefined ? { says } : { says, href } };
}

/** Creates an array item for generated code, with an explanation. */
export function item(value: Value, says?: ReasonName, href?: string): Entry {
  return says === undefined ? { value } : { value, why: href === undefined ? { says } : { says, href } };
}

function isList(value: readonly Entry[] | List): value is List {
  return 'items' in value;
}

interface Style {
  /** Indentation that is added to each line of generated code. */
  indent: string;
  /** Whether to print JSON rather than JavaScript. JSON has quoted keys and no trailing commas. */
  json: boolean;
}

/**
 * Prints a value as lines of generated code.
 * @param before prefix of the first line, such as `export default `
 * @param after suffix of the last line, such as `;`
 */
export function printValue(value: Value, before: string, after: string, style: Style): Line[] {
  if (typeof value === 'string') {
    const [first = '', ...rest] = `${before}${value}${after}`.split('\n');
    return [`${style.indent}${first}`, ...rest.map((line) => `${style.indent}${line}`)];
  }
  const [open, close, entries] = isList(value) ? ['[', ']', value.items] : ['{', '}', value];
  if (entries.length === 0) return [`${style.indent}${before}${open}${close}${after}`];
  return [
    `${style.indent}${before}${open}`,
    ...entries.flatMap((entry, index) => printEntry(entry, index === entries.length - 1, style)),
    `${style.indent}${close}${after}`,
  ];
}

function printEntry({ key, value, why }: Entry, last: boolean, style: Style): Line[] {
  const lines = printValue(value, key === undefined ? '' : `${keyOf(key, style)}: `, style.json && last ? '' : ',', {
    ...style,
    indent: `${style.indent}  `,
  });
  const [first, ...rest] = lines;
  if (why === undefined || first === undefined) return lines;
  const code = typeof first === 'string' ? first : first.code;
  return [because(code, why.says, why.href), ...rest];
}

function keyOf(key: string, { json }: Style): string {
  return json || !/^[\w$]+$/.test(key) ? JSON.stringify(key) : key;
}
