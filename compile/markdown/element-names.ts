import { htmlTagNames } from 'html-tag-names';
import { svgTagNames } from 'svg-tag-names';
import { didYouMean } from '../nearest.ts';

const known = new Set([...htmlTagNames, ...svgTagNames]);

/**
 * What is wrong with an element in the Markdown of an authored page; nothing where HTML or SVG has it. A type such as
 * `Array<string>` outside of backticks is one: a browser shows nothing of it.
 */
export function mistakenElement(name: string): string | undefined {
  if (known.has(name)) return undefined;
  return `HTML has no element <${name}>: write &lt;${name}>, or put the code in backticks.${didYouMean(name, htmlTagNames)}`;
}
