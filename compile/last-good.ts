import path from 'node:path';
import { shownPath } from './markdown/report.ts';
import type { CompiledPage, Problem, SourcePage } from './types.ts';

/** A page with its source. */
export interface PageOfSource {
  source: SourcePage;
  page: CompiledPage;
}

/**
 * The last state without errors of each page. With it, `npm run dev` shows the complete site while some pages have
 * errors.
 */
export class LastGoodPages {
  /** By path in the content folder. */
  readonly #kept = new Map<string, PageOfSource>();

  /**
   * Replaces pages with errors by their last good state, and adds unreadable ones. A page that has never been free of
   * errors is used as it is, unless another page has the same address.
   *
   * @param pages all pages that could be read
   * @param problems all problems except broken links, which don't prevent a page from being shown
   * @param contentDir absolute
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
