/**
 * Finds features in a built stylesheet that the oldest supported browsers lack: properties, keywords, at-rules, and
 * selectors.
 */
import postcss, { AtRule, type Node } from 'postcss';
import type { Identifier } from '@mdn/browser-compat-data';
import { compatData, lackedBy } from './support.ts';

const { properties, selectors, 'at-rules': atRules } = compatData.css as Record<string, Record<string, Identifier>>;

/**
 * Finds the CSS features in a stylesheet that the oldest supported browsers lack, and maps each to those browsers.
 * Features guarded by `@supports` don't count.
 */
export function newerStylesThanFloor(sheet: string): Map<string, string[]> {
  const used = new Map<string, string[]>();
  const note = (node: Node, name: string, feature: Identifier | undefined) => {
    const excused = excusedBySupports(node);
    const lacking = lackedBy(feature).filter((browser) => !excused.has(browser));
    if (lacking.length > 0) used.set(name, lacking);
  };
  const root = postcss.parse(sheet);
  root.walkAtRules((rule) => note(rule, `@${rule.name}`, atRules?.[rule.name]));
  root.walkRules((rule) => {
    for (const [, name = ''] of rule.selector.matchAll(/::?([a-z-]+)/g)) note(rule, `:${name}`, selectors?.[name]);
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    note(declaration, prop, properties?.[prop]);
    for (const [word] of value.matchAll(/[a-z-]+/g)) note(declaration, `${prop}: ${word}`, properties?.[prop]?.[word]);
  });
  return used;
}

/** Returns the browsers that skip a CSS rule, because an enclosing `@supports` requires a property that they lack. */
function excusedBySupports(node: Node): Set<string> {
  const browsers = new Set<string>();
  for (let around: Node | undefined = node.parent; around; around = around.parent) {
    if (!(around instanceof AtRule) || around.name !== 'supports') continue;
    // Ignore conditions with `or` and `not`, which also match browsers that lack the property.
    if (/\b(?:or|not)\b/.test(around.params)) continue;
    for (const [, property = ''] of around.params.matchAll(/\(\s*([a-z-]+)\s*:/g))
      for (const browser of lackedBy(properties?.[property])) browsers.add(browser);
  }
  return browsers;
}
