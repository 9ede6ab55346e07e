import { isSection, sectionIds, sectionNames } from '../../model/sections.ts';

/** Returns the name of a section in the search filter. Top-level pages are in “Other”. */
export function sectionName(section: string): string {
  return isSection(section) ? sectionNames[section] : TEXTS.search.other;
}

/** Sorts sections in the order of the header's menu, with the top level last. */
export function inMenuOrder(sections: readonly string[]): string[] {
  const rank = (section: string) => (isSection(section) ? sectionIds.indexOf(section) : sectionIds.length);
  return [...sections].sort((a, b) => rank(a) - rank(b));
}
