import path from 'node:path';
import { shownPath } from './markdown/report.ts';
import type { CompiledPage, Problem, SourcePage } from './types.ts';

/** A compiled page together with its Markdown source. */
export interface PageOfSource {
  source: SourcePage;
  page: CompiledPage;
}

/**
 * Remembers the last version of each page that had no errors, so that `npm run dev` can show the complete site while
 * some pages have errors.
 */
export class LastGoodPages {
  /** Last version of each page without errors, by its path in the content folder. */
  readonly #kept = new Map<string, PageOfSource>();

  /**
   * Replaces pages that have errors with their last version without errors, and adds pages that can't be read anymore.
   * A page that has always had errors is used as it is, unless another page has the same address.
   *
   * @param pages all readable pages
   * @param problems all problems except broken links, which don't prevent a page from being shown
   * @param contentDir absolute path
   * @returns the pages to show
   */
  standIn(pages: readonly PageOfSource[], problems: readonly Problem[], contentDir: string): PageOfSource[] {
    const broken = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
    const isBroken = ({ source }: PageOfSource): boolean => broken.has(shownPath(source.file));
    for (const each of pages) if (!isBroken(each)) this.#kept.set(each.source.path, each);
    const read = new Set(pages.map(({ source }) => source.path));
    const isListBroken = ({ source }: PageOfSource): boolean =>
      source.package !== undefined &&
      broken.has(shownPath(path.join(contentDir, path.dirname(source.path), 'packages.yaml')));
    for (const [name, each] of this.#kept)
      if (!read.has(name) && !isBroken(each) && !isListBroken(each)) this.#kept.delete(name);
    const unread = [...this.#kept.values()].filter(({ source }) => !read.has(source.path));
    const taken = new Set([...this.#kept.values()].map(({ source }) => source.url.toLowerCase()));
    const instead = (each: PageOfSource): PageOfSource | undefined =>
      this.#kept.get(each.source.path) ?? (taken.has(each.source.url.toLowerCase()) ? undefined : each);
    return [...pages.flatMap((each) => instead(each) ?? []), ...unread];
  }
}
