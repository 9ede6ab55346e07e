import { pageTexts } from '../interface-texts.ts';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import GithubSlugger from 'github-slugger';
import { visit } from './visit.ts';
import { frameIds } from '../../src/model/frame-ids.ts';
import type { Anchor } from '../../src/model/page.ts';
import type { Report } from './report.ts';
import { foldSpaces } from '../../src/model/fold-spaces.ts';

/** A heading of a page, with the attributes in its braces. */
export interface Heading {
  element: Element;
  anchor: Anchor;
  /** Ids and patterns of the facts that the heading documents, from its braces. */
  claims: string[];
  /** Text of the heading, if it consists of inline code only. */
  code?: string;
  /** Line of the heading in the page's Markdown body. */
  line: number;
}

/** Id of the footnotes heading, which remark-rehype generates for screen readers. */
const footnotesId = 'footnote-label';

const headingName = /^h[1-6]$/;

/** Returns the level of a heading element, or undefined for other nodes. */
export function headingLevel(node: Nodes): number | undefined {
  return node.type === 'element' && headingName.test(node.tagName) ? Number(node.tagName[1]) : undefined;
}

/**
 * Assigns each heading its id (explicit, or the slug that GitHub would generate), its aliases and its anchor link.
 * Modifies the tree in place.
 *
 * @param tree the page before components are expanded, so that badges aren't part of titles
 * @param braces content of the headings' braces by line, from `readDialectLines`
 * @param taken ids taken on the page; new ones are added
 * @param authored whether to report wrong heading levels
 */
export function identifyHeadings(
  tree: Root,
  braces: Map<number, string>,
  { taken, report, authored }: { taken: Set<string>; report: Report; authored: boolean },
): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  /** Level of the previous heading. Starts as 1, because the page's title is the first heading. */
  let previousLevel = 1;
  visit(tree, 'element', (element) => {
    const level = headingLevel(element);
    if (level === undefined || element.properties.id === footnotesId) return;
    if (authored) checkLevel(element, { level, previousLevel }, report);
    previousLevel = level;
    const line = element.position?.start.line ?? 1;
    const tokens = (braces.get(line) ?? '').split(/\s+/).filter((token) => token !== '');
    const own = tokens.find((token) => token.startsWith('#'))?.slice(1) ?? ownId(element);
    const olds = tokens.filter((token) => token.startsWith('~')).map((token) => token.slice(1));
    const title = foldSpaces(toString(element));
    let id = own;
    if (id === undefined) {
      do id = slugger.slug(title) || slugger.slug('section');
      while (taken.has(id) || frameIds.has(id));
    } else slugger.occurrences[id] ??= 0;
    // Ignore an alias that equals the heading's own id.
    const aliases = olds.filter((old) => old !== id);
    for (const explicit of [...(own === undefined ? [] : [own]), ...aliases]) {
      if (frameIds.has(explicit))
        report.error(
          `The id ${explicit} is reserved for the frame around the page. Choose another one.`,
          element.position,
        );
      if (taken.has(explicit))
        report.error(
          `The id ${explicit} is already used on this page. Choose another one for this heading.`,
          element.position,
        );
    }
    for (const each of [id, ...aliases]) taken.add(each);

    headings.push({
      element,
      line,
      anchor: { title, id, level },
      claims: tokens.filter((token) => /^[a-z]/.test(token)),
      ...(onlyCode(element) === undefined ? {} : { code: onlyCode(element)! }),
    });
    element.properties = { ...element.properties, id };
    element.children = [
      ...aliases.map((alias) => h('span', { class: 'alias', id: alias })),
      ...element.children,
      h('a', { class: 'anchor', href: `#${id}`, ariaLabel: pageTexts.linkHere }),
    ];
  });
  return headings;
}

/**
 * Checks the level of a heading: level 1 is reserved for the page's title, and no level may be skipped, because screen
 * reader users rely on the outline.
 */
function checkLevel(
  element: Element,
  { level, previousLevel }: { level: number; previousLevel: number },
  report: Report,
): void {
  if (level === 1)
    report.error('The page title is already a level 1 heading. Start this heading with ##.', element.position);
  else if (level > previousLevel + 1)
    report.error(
      `A level ${level} heading after a level ${previousLevel} heading skips a level. Start it with ${'#'.repeat(previousLevel + 1)}.`,
      element.position,
    );
}

function ownId(element: Element): string | undefined {
  return typeof element.properties.id === 'string' ? element.properties.id : undefined;
}

function onlyCode(element: Element): string | undefined {
  const [only, ...others] = element.children.filter(
    (child: ElementContent) => !(child.type === 'text' && child.value.trim() === ''),
  );
  return only?.type === 'element' && only.tagName === 'code' && others.length === 0 ? toString(only) : undefined;
}
