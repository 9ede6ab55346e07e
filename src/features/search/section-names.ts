const known: Record<string, string> = { api: 'API', '': 'Other' };

/** What a section is called in the filter: `guides` is Guides. */
export function sectionName(section: string): string {
  return known[section] ?? section.charAt(0).toUpperCase() + section.slice(1);
}
