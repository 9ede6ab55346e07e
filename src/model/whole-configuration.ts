/** Expands an option's one-line example to a complete configuration file that readers can copy. */

/** Identifiers that an option's example may use, with the import statements for them. */
const imports: readonly (readonly [named: RegExp, line: string])[] = [
  [/\bcreateHash\(/, 'import { createHash } from "node:crypto";'],
  [/\bfs\b/, 'import fs from "node:fs";'],
  [/\bpath\./, 'import path from "node:path";'],
  [/\bResolverFactory\b/, 'import { ResolverFactory } from "enhanced-resolve";'],
  [/\bexpress\(/, 'import express from "express";'],
  [/\bwebpack\./, 'import webpack from "webpack";'],
];

/** Maximum line length, in characters, that fits into an expanded example below an option's heading. */
const widest = 58;

/**
 * Returns the source of a complete webpack configuration file that contains a line of options.
 *
 * @param line properties of a configuration: `stats: { chunks: true }`
 */
export function wholeConfiguration(line: string): string {
  const code = withoutStrings(line);
  const above = imports.filter(([named]) => named.test(code)).map(([, text]) => text);
  const head = above.length > 0 ? `${above.join('\n')}\n\n` : '';
  return `${head}export default {\n${printed(line, '  ')}\n};\n`;
}

/** Prints properties or array items of a configuration one below the other. Each is on a single line if it fits. */
function printed(list: string, indent: string): string {
  return itemsOf(list)
    .map((item) => `${indent}${brokenIfLong(item, indent)},`)
    .join('\n');
}

function brokenIfLong(item: string, indent: string): string {
  const [opening, inside, closing] = outerBrackets(item) ?? [];
  if (indent.length + item.length < widest || inside === undefined) return item;
  // Print an array with a single object as `[{ … }]`.
  const [only, ...others] = itemsOf(inside);
  if (only !== undefined && others.length === 0 && opening?.endsWith('['))
    return `${opening}\n${indent}  ${brokenIfLong(only, `${indent}  `)},\n${indent}${closing}`;
  return `${opening}\n${printed(inside, `${indent}  `)}\n${indent}${closing}`;
}

/**
 * Splits a property or array item at its outer brackets. Returns the text up to the opening bracket, the content, and
 * the closing bracket, or undefined if text follows the closing bracket.
 */
function outerBrackets(item: string): [string, string, string] | undefined {
  const blank = withoutStrings(item);
  const start = blank.search(/[{[]/);
  const end = blank.search(/[\]})]+$/);
  if (start < 0 || end < 0 || /=>|function/.test(blank.slice(0, start))) return undefined;
  // In `new Plugin({ … })`, the closing bracket is `})`.
  const closing =
    blank[start] === '{' && blank.endsWith('})') && /\($/.test(blank.slice(0, start)) ? '})' : blank.slice(-1);
  const inside = item.slice(start + 1, item.length - closing.length);
  return [item.slice(0, start + 1), inside.trim(), closing];
}

/**
 * Splits the content of an object or array literal at commas outside of brackets. Returns the properties or the items.
 */
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

/** Replaces each character of strings and regular expressions in code with a placeholder. The code keeps its length. */
function withoutStrings(code: string): string {
  return code.replaceAll(
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?<=[:([,] ?)\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*/g,
    (text) => '_'.repeat(text.length),
  );
}
