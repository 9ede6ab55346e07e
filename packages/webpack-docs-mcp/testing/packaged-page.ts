import type { PackagedPage } from '../library/package-data.ts';

/** A page of the package with this Markdown. @param blocks parts of the Markdown, in order */
export function packagedPage(url: string, ...blocks: string[]): PackagedPage {
  return { url, title: url, description: '', section: '', markdown: blocks.join('\n\n') };
}
