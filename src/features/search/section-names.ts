const known: Record<string, string> = { api: 'API', '': 'Other' };

/** The order of the header's menu; what is not in it comes behind. */
const order = ['concepts', 'configuration', 'guides', 'api', 'loaders', 'plugins', 'migrate', 'contribute', 'blog'];

/** What a section is called in the filter: `guides` is Guides. */
export function sectionName(section: string): string {
  return known[section] ?? section.charAt(0).toUpperCase() + section.slice(1);
}

/** Sections as the filter shows them; the top level, which has no name, last. */
export function inMenuOrder(sections: readonly string[]): string[] {
  const rank = (section: string) =>
    section === '' ? order.length + 1 : order.includes(section) ? order.indexOf(section) : order.length;
  return [...sections].sort((a, b) => rank(a) - rank(b));
}
