import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from '../markdown/visit.ts';
import { asideKinds } from '../../src/model/asides.ts';
import { frameIds } from '../../src/model/frame-ids.ts';
import { fencePlaceholder } from '../markdown/expand.ts';
import { headingLevel } from '../markdown/headings.ts';
import type { SourcePage } from '../types.ts';
import { fileAddress } from './repository-addresses.ts';

/** GitHub's own schema, less what loads or submits, plus what our pipeline itself puts in. */
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
      (name) => !['name', 'accessKey', 'tabIndex', 'useMap'].includes(String(name)),
    ),
    a: ['href', 'title', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel', 'name'],
    aside: [['className', 'note', ...asideKinds.map((kind) => `note-${kind}`)]],
    p: [['className', 'note-title']],
    [fencePlaceholder]: ['dataIndex'],
  },
  // Ids are kept only where the README itself links to them, see `keepLinkedIds`.
  clobber: [],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
};

const sanitizer = unified().use(rehypeSanitize, schema).freeze();

/**
 * Makes the HTML of a README safe and at home: what can run, submit or frame goes; so do badges, the logo and the heading
 * that repeats the page's title; relative addresses lead to the repository.
 */
export function makeReadmeSafe(tree: Root, source: SourcePage): Root {
  const safe = sanitizer.runSync(tree) as Root;
  keepLinkedIds(safe);
  removeOpening(safe);
  resolveAddresses(safe, source);
  nestHeadings(safe);
  return safe;
}

/** Ids stay only where a link of the README leads to them; headings get theirs by our rule, with the old one as alias. */
function keepLinkedIds(tree: Root): void {
  const linked = new Set<string>();
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.href === 'string' && properties.href.startsWith('#'))
      linked.add(decode(properties.href.slice(1)));
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

const badgeHosts =
  /(?:^|\.)(?:shields\.io|badgen\.net|badge\.fury\.io|codecov\.io|coveralls\.io|travis-ci\.(?:org|com)|appveyor\.com|david-dm\.org|packagephobia\.(?:com|now\.sh)|opencollective\.com|snyk\.io|nodei\.co|gitter\.im|badges\.gitter\.im|badge\.socket\.dev|deepscan\.io|isitmaintained\.com)$/;

/** Takes off the top of a README, up to its first heading of level 2, what our frame says already: logo, badges, titles. */
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

/** A page has one heading of level 1, and the frame gives it; those below it leave no level out. */
function nestHeadings(tree: Root): void {
  const open: { written: number; shown: number }[] = [];
  visit(tree, 'element', (element) => {
    const level = headingLevel(element);
    if (level === undefined) return;
    const written = Math.max(level, 2);
    while (open.length > 0 && open.at(-1)!.written >= written) open.pop();
    const shown = (open.at(-1)?.shown ?? 1) + 1;
    open.push({ written, shown });
    element.tagName = `h${shown}`;
  });
}

/** `Chat: [badge]`: badges with a few words before them. */
function isBadgeLine(node: Element): boolean {
  const fewWords = 30;
  return (
    node.tagName === 'p' &&
    images(node).length > 0 &&
    images(node).every(isBadge) &&
    toString(node).trim().length < fewWords
  );
}

function isOnlyImages(node: Element): boolean {
  return images(node).length > 0 && toString(node).trim() === '' && !contains(node, fencePlaceholder);
}

function images(node: Element): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (element.tagName === 'img') found.push(element);
  });
  return found;
}

function isBadge(image: Element): boolean {
  const src = String(image.properties.src ?? '');
  const { hostname, pathname } = URL.canParse(src) ? new URL(src) : { hostname: '', pathname: src };
  return badgeHosts.test(hostname) || /badge|\/workflows\//.test(pathname);
}

function contains(node: Element, tagName: string): boolean {
  let found = false;
  visit(node, 'element', (element) => {
    if (element.tagName !== tagName) return undefined;
    found = true;
    return EXIT;
  });
  return found;
}

/** Links, paragraphs and boxes that have lost all they had. */
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

function resolveAddresses(tree: Root, source: SourcePage): void {
  const repository = source.package?.repository;
  visit(tree, 'element', (element, index, parent) => {
    const { href, src } = element.properties;
    if (typeof href === 'string' && element.tagName === 'a') {
      const address = resolve(href.trim(), 'blob');
      if (address === undefined) delete element.properties.href;
      else element.properties.href = address;
    }
    if (element.tagName !== 'img') return undefined;
    const address = typeof src === 'string' ? resolve(src.trim(), 'raw') : undefined;
    if (address !== undefined) {
      element.properties.src = address.replace(/^http:/, 'https:');
      return undefined;
    }
    if (parent && index !== undefined) parent.children.splice(index, 1);
    return index === undefined ? undefined : [SKIP, index];
  });

  /** Address as it stands on our page; undefined for what cannot be resolved. */
  function resolve(address: string, view: 'blob' | 'raw'): string | undefined {
    if (address.startsWith('#')) return view === 'raw' ? undefined : address;
    if (/^(?:https?|mailto):/i.test(address))
      return address.replace(/^http:\/\/(?=webpack\.js\.org(?:\/|$))/, 'https://');
    if (address.startsWith('//')) return `https:${address}`;
    if (address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) || !repository) return undefined;
    try {
      return fileAddress(repository, { branch: repository.branch, file: address, view });
    } catch {
      return undefined;
    }
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
