import { isSection, sectionIds, sectionNames } from '../../model/sections.ts';

/** What a section is called in the filter; the top level, which has no name, is Other. */
export function sectionName(section: string): string {
  return isSection(section) ? sectionNames[section] : TEXTS.search.other;
}

/** Sections as the filter shows them: in the order of the header's menu, the top level last. */
export function inMenuOrder(sections: readonly string[]): string[] {
  const rank = (section: string) => (isSection(section) ? sectionIds.indexOf(section) : sectionIds.length);
  return [...sections].sort((a, b) => rank(a) - rank(b));
}
