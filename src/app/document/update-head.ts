import { site } from '../../../site.config.ts';
import type { PageData } from '../../model/page.ts';
import { pageMeta } from './page-meta.ts';

/** Replaces title and tags of the last page by those of the one that is shown now. */
export function updateHead(page: PageData | undefined): void {
  const { title, tags } = pageMeta(page, site);
  document.title = title;
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { tag, attributes } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset.page = '';
    document.head.append(element);
  }
}
