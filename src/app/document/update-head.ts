import { site } from '../../../site.config.ts';
import type { View } from '../view.ts';
import { pageMeta } from './page-meta.ts';
import { structuredData } from './structured-data.ts';

/** Replaces the previous page's head tags with the tags that the prerendered document of the current page has. */
export function updateHead(view: View): void {
  const { tags } = pageMeta(view.kind === 'page' ? view.page : view.kind, site);
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { tag, attributes } of tags) add(tag, attributes);
  if (view.kind !== 'page') return;
  for (const data of structuredData(view.page, view.section, site))
    add('script', { type: 'application/ld+json' }).textContent = JSON.stringify(data);
}

function add(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset.page = '';
  document.head.append(element);
  return element;
}
