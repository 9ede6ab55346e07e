/**
 * The sections of the site: the folders of `content/`, in the order of menus and filters. The one list of them: a folder
 * that is not in it is an error of the content, and what treats sections differently is a table by `SectionId`.
 */

/** What the header shows under Documentation, with the name it has there. */
const documentation = {
  concepts: 'Concepts',
  configuration: 'Configuration',
  guides: 'Guides',
  api: 'API',
  loaders: 'Loaders',
  plugins: 'Plugins',
  migrate: 'Migrate',
};

/** What has an entry of its own in the header. */
const others = {
  tools: 'Tools',
  contribute: 'Contribute',
  blog: 'Blog',
};

/** Name of each section in menus and filters. */
export const sectionNames = { ...documentation, ...others };

/** First part of a page's address. */
export type SectionId = keyof typeof sectionNames;

/** All sections in their order. */
export const sectionIds = Object.keys(sectionNames) as SectionId[];

/** Those under Documentation. */
export type DocumentationId = keyof typeof documentation;

/** Whether a folder of the content, or the first part of an address, is a section. */
export function isSection(name: string): name is SectionId {
  return Object.hasOwn(sectionNames, name);
}

/** The section that an address is in (`concepts` of `/concepts/entry-points/`); `''` for what stands at the top level by itself. */
export function sectionOf(url: string): SectionId | '' {
  const [, first = ''] = url.split('/', 2);
  return isSection(first) ? first : '';
}
