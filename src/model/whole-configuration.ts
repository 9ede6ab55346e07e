/** Expands an option's example into a complete file that can be copied. */

/** Identifiers that examples may use, with their imports. */
const imports: readonly (readonly [named: RegExp, line: string])[] = [
  [/\bcreateHash\(/, 'import { createHash } from "node:crypto";'],
  [/\bfs\b/, 'import fs from "node:fs";'],
  [/\bpath\./, 'import path from "node:path";'],
  [/\bResolverFactory\b/, 'import { ResolverFactory } from "enhanced-resolve";'],
  [/\bexpress\(/, 'import express from "express";'],
  [/\bwebpack\./, 'import webpack from "webpack";'],
];

/** Maximum line length that fits the code in the facts below a heading. */
const widest = 58;

/**
 * A complete configuration file around a line of options.
 *
 * @param line properties of a configuration: `stats: { chunks: true }`
 */
export function wholeConfiguration(line: string): string {
  const code = withoutStrings(line);
  const above = imports.filter(([named]) => named.test(code)).map(([, text]) => text);
  const head = above.length > 0 ? `${above.join('\n')}\n\n` : '';
  return `${head}export default {\n${printed(line, '  ')}\n};\n`;
}

/** Prints properties or items below each other, each on one line if it fits. */
function printed(list: string, indent: string): string {
  return itemsOf(list)
    .map((item) => `${indent}${brokenIfLong(item, indent)},`)
    .join('\n');
}

function brokenIfLong(item: string, indent: string): string {
  const [opening, inside, closing] = outerBrackets(item) ?? [];
  if (indent.length + item.length < widest || inside === undefined) return item;
  // A list with a single object is printed as `[{ … }]`.
  const [only, ...others] = itemsOf(inside);
  if (only !== undefined && others.length === 0 && opening?.endsWith('['))
    return `${opening}\n${indent}  ${brokenIfLong(only, `${indent}  `)},\n${indent}${closing}`;
  return `${opening}\n${printed(inside, `${indent}  `)}\n${indent}${closing}`;
}

/**
 * Splits at the outer brackets: text up to the opening one, content, and the closing one; undefined if text follows it.
 */
function outerBrackets(item: string): [string, string, string] | undefined {
  const blank = withoutStrings(item);
  const start = blank.search(/[{[]/);
  const end = blank.search(/[\]})]+$/);
  if (start < 0 || end < 0 || /=>|function/.test(blank.slice(0, start))) return undefined;
  // `new Plugin({ … })` opens and closes with two brackets.
  const closing =
    blank[start] === '{' && blank.endsWith('})') && /\($/.test(blank.slice(0, start)) ? '})' : blank.slice(-1);
  const inside = item.slice(start + 1, item.length - closing.length);
  return [item.slice(0, start + 1), inside.trim(), closing];
}

/** Splits at commas outside of brackets: the properties of an object, or the items of a list. */
export function itemsOf(list: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let start = 0;
  const blank = withoutStrings(list);
  for (let index = 0; index < blank.length; index++) {
    const letter = blank[index]!;
    if ('{[('.includes(letter)) depth++;
    else if ('}])'.includes(letter)) depth--;
    else if (letter === ',' && depth === 0) {
      items.push(list.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...items, list.slice(start).trim()].filter((item) => item !== '');
}

/** Code with strings and regular expressions blanked out, keeping its length. */
function withoutStrings(code: string): string {
  return code.replaceAll(
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?<=[:([,] ?)\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*/g,
    (text) => '_'.repeat(text.length),
  );
}
