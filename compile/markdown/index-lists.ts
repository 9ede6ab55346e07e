import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from './visit.ts';

/**
 * Marks the lists of an index page, such as the glossary, whose items all begin with a bold term or a link, followed by
 * a colon or nothing. The stylesheet shows them in columns, with the text below the term, so the colon is hidden.
 * Modifies the tree in place.
 */
export function markIndexLists(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'ul' }, (list: Element) => {
    const items = list.children.filter((child) => child.type === 'element');
    if (!items.every(isEntry)) return SKIP;
    list.properties.className = ['index'];
    for (const item of items) item.children = withHiddenColon(item.children);
    return SKIP;
  });
}

function isEntry({ children }: Element): boolean {
  const [term, colon] = children;
  const isTerm = term?.type === 'element' && (term.tagName === 'strong' || term.tagName === 'a');
  return isTerm && (colon === undefined || (colon.type === 'text' && colon.value.startsWith(': ')));
}

function withHiddenColon([term, text, ...others]: ElementContent[]): ElementContent[] {
  if (term === undefined || text?.type !== 'text') return term === undefined ? [] : [term];
  return [term, h('span', { hidden: true }, ': '), { type: 'text', value: text.value.slice(2) }, ...others];
}
