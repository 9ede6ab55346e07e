/**
 * The sections of the site, which are the folders of `content/`, in the order of menus and filters. A folder that isn't
 * listed here is a content error. Code that treats sections differently uses a table keyed by `SectionId`.
 */

/** Sections in the header's Documentation menu, with their labels. */
const documentation = {
  concepts: 'Concepts',
  configuration: 'Configuration',
  guides: 'Guides',
  api: 'API',
  loaders: 'Loaders',
  plugins: 'Plugins',
  errors: 'Errors',
  migrate: 'Migrate',
};

/** Sections that have their own entry in the header. */
const others = {
  tools: 'Tools',
  contribute: 'Contribute',
  blog: 'Blog',
};

/** Label of each section in menus and filters. */
export const sectionNames = { ...documentation, ...others };

/** Id of a section, which is the first segment of its pages' paths. */
export type SectionId = keyof typeof sectionNames;

/** Ids of all sections, in the order of menus and filters. */
export const sectionIds = Object.keys(sectionNames) as SectionId[];

/** Ids of the sections in the Documentation menu. */
export type DocumentationId = keyof typeof documentation;

/** Whether a content folder, or the first segment of a path, is a section. */
export function isSection(name: string): name is SectionId {
  return Object.hasOwn(sectionNames, name);
}

/** Returns the section of a path (`concepts` for `/concepts/entry-points/`), or `''` for top-level pages. */
export function sectionOf(url: string): SectionId | '' {
  const [, first = ''] = url.split('/', 2);
  return isSection(first) ? first : '';
}
