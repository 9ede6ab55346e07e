import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { unified } from 'unified';
import { asideKinds } from '../../src/model/asides.ts';
import { frameIds } from '../../src/model/frame-ids.ts';
import { fencePlaceholder } from '../markdown/expand.ts';
import { headingLevel } from '../markdown/headings.ts';
import { visit } from '../markdown/visit.ts';
import type { SourcePage } from '../types.ts';
import { images, isBadge, isBadgeLine, isOnlyImages } from './badges.ts';
import { percentDecoded } from '../../src/model/url.ts';
import { resolveAddresses } from './resolve-addresses.ts';

/**
 * GitHub's sanitization schema for README HTML, without elements that load or submit something, and with the elements
 * and attributes that the compiler adds.
 */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !['picture', 'source', 'input'].includes(name)),
    'aside',
    'input',
    fencePlaceholder,
  ],
  attributes: {
    ...defaultSchema.attributes,
    '*': (defaultSchema.attributes?.['*'] ?? []).filter(
      (name) => !['name', 'accessKey', 'tabIndex', 'useMap', 'align', 'hSpace', 'vSpace'].includes(String(name)),
    ),
    a: ['href', 'title', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel', 'name'],
    aside: [['className', 'note', ...asideKinds.map((kind) => `note-${kind}`)]],
    p: [['className', 'note-title']],
    // Only cells keep their alignment: a centered heading would be foreign on a page of this site.
    td: [...(defaultSchema.attributes?.td ?? []), 'align'],
    th: [...(defaultSchema.attributes?.th ?? []), 'align'],
    [fencePlaceholder]: ['dataIndex'],
  },
  // Keep ids as they are, because `keepLinkedIds` filters them.
  clobber: [],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
};

const sanitizer = unified().use(rehypeSanitize, schema).freeze();

/**
 * Sanitizes the HTML of a README and adapts it to the site. Removes executable content, forms and frames, as well as
 * badges, the logo and a heading that repeats the page's title. Resolves relative URLs against the repository.
 */
export function makeReadmeSafe(tree: Root, source: SourcePage): Root {
  const safe = sanitizer.runSync(tree) as Root;
  keepLinkedIds(safe);
  removeOpening(safe);
  resolveAddresses(safe, source);
  nestHeadings(safe);
  return safe;
}

/**
 * Removes ids that the README itself doesn't link to. Headings get their ids by the same rule as on authored pages,
 * with the README's own id as an alias.
 */
function keepLinkedIds(tree: Root): void {
  const linked = new Set<string>();
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.href === 'string' && properties.href.startsWith('#'))
      linked.add(percentDecoded(properties.href.slice(1)));
  });
  const kept = new Set<string>();
  visit(tree, 'element', (element) => {
    const id = element.properties.id ?? element.properties.name;
    delete element.properties.id;
    delete element.properties.name;
    if (
      typeof id !== 'string' ||
      !linked.has(id) ||
      kept.has(id) ||
      frameIds.has(id) ||
      id in Object.prototype ||
      !/^[\w:.-]+$/.test(id)
    )
      return;
    kept.add(id);
    if (headingLevel(element) === undefined) element.properties.id = id;
    else element.children.unshift(h('span', { class: 'alias', id }));
  });
}

/**
 * Removes logo, badges and titles from the start of a README, up to its first level-2 heading, because the page header
 * already shows them.
 */
function removeOpening(tree: Root): void {
  let prose = false;
  let lead = true;
  tree.children = prune(tree.children);
  removeEmpty(tree);

  function prune(nodes: (ElementContent | RootContent)[]): RootContent[] {
    return (nodes as RootContent[]).filter((node) => {
      if (node.type !== 'element' || !lead) return true;
      const level = headingLevel(node);
      if (level === 1) return false;
      if (level !== undefined) {
        lead = false;
        return true;
      }
      if (isOnlyImages(node) && !(prose && images(node).some((image) => !isBadge(image)) && node.tagName === 'p'))
        return false;
      if (isBadgeLine(node)) return false;
      if (node.tagName === 'div' || node.tagName === 'center') node.children = prune(node.children) as ElementContent[];
      else if (node.tagName !== 'blockquote' && node.tagName !== 'aside' && toString(node).trim() !== '') prose = true;
      return true;
    });
  }
}

/** Adjusts the heading levels of a README: level 1 is the page's title, and no level is skipped. */
function nestHeadings(tree: Root): void {
  const open: { written: number; shown: number }[] = [];
  visit(tree, 'element', (element) => {
    const level = headingLevel(element);
    if (level === undefined) return;
    const written = Math.max(level, 2);
    while ((open.at(-1)?.written ?? 0) >= written) open.pop();
    const shown = (open.at(-1)?.shown ?? 1) + 1;
    open.push({ written, shown });
    element.tagName = `h${shown}`;
  });
}

/** Removes links, paragraphs and containers of a README that have become empty. */
function removeEmpty(parent: Root | Element): void {
  parent.children = (parent.children as Nodes[]).filter((node) => {
    if (node.type !== 'element' || !['a', 'p', 'div', 'center'].includes(node.tagName)) return true;
    if (node.properties.id !== undefined) return true;
    removeEmpty(node);
    return node.children.some(
      (child) => child.type === 'element' || (child.type === 'text' && child.value.trim() !== ''),
    );
  }) as typeof parent.children;
}
