import type { PackagedPage } from '../library/package-data.ts';

/** Creates a documentation page with the given Markdown, for tests. @param blocks blocks of the Markdown, in order */
export function packagedPage(url: string, ...blocks: string[]): PackagedPage {
  return { url, title: url, description: '', section: '', markdown: blocks.join('\n\n') };
}
