/**
 * Finds what a built stylesheet uses and the oldest supported browsers lack: properties, keywords, at-rules and selectors.
 */
import postcss from 'postcss';
import type { Identifier } from '@mdn/browser-compat-data';
import { compatData, lackedBy } from './support.ts';

const { properties, selectors, 'at-rules': atRules } = compatData.css as Record<string, Record<string, Identifier>>;

/** What a stylesheet needs beyond the floor: name → browsers that lack it. */
export function newerStylesThanFloor(sheet: string): Map<string, string[]> {
  const used = new Map<string, string[]>();
  const note = (name: string, feature: Identifier | undefined) => {
    const lacking = lackedBy(feature);
    if (lacking.length > 0) used.set(name, lacking);
  };
  const root = postcss.parse(sheet);
  root.walkAtRules(({ name }) => note(`@${name}`, atRules?.[name]));
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g)) note(`:${name}`, selectors?.[name]);
  });
  root.walkDecls(({ prop, value }) => {
    note(prop, properties?.[prop]);
    for (const [word] of value.matchAll(/[a-z-]+/g)) note(`${prop}: ${word}`, properties?.[prop]?.[word]);
  });
  return used;
}
