import { htmlTagNames } from 'html-tag-names';
import { svgTagNames } from 'svg-tag-names';
import { didYouMean } from '../../src/model/nearest.ts';

const known = new Set([...htmlTagNames, ...svgTagNames]);

/**
 * Returns an error message for an unknown element in the Markdown of an authored page, or undefined for HTML and SVG
 * elements. This catches types such as `Array<string>` outside backticks, which browsers wouldn't show.
 */
export function mistakenElement(name: string): string | undefined {
  if (known.has(name)) return undefined;
  return `HTML has no element <${name}>: write &lt;${name}>, or put the code in backticks.${didYouMean(name, htmlTagNames)}`;
}
