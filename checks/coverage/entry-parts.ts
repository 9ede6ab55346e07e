import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { hasExample } from '../../compile/entries/example-lines.ts';
import type { CompiledPage } from '../../compile/types.ts';
import type { Fact, Facts } from '../../facts/types.ts';
import { canBeSet } from '../../src/model/default-line.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A documented option, flag, or similar item that lacks its default or its example. */
interface IncompleteEntry {
  /** Line of the heading or row that documents the option, in the page's file. */
  line: number;
  message: string;
}

/**
 * Finds documented options, flags, magic comments and environment variables that don't state their default. Also finds
 * options without an example, which may be part of the option's text or a code block below its heading.
 */
export function incompleteEntries(pages: readonly CompiledPage[], facts: Facts): IncompleteEntry[] {
  return pages.flatMap((page) => {
    const claims = page.claims.flatMap((claim) => {
      const fact = facts.byId.get(claim.fact);
      return fact && canBeSet(fact) ? [{ ...claim, fact }] : [];
    });
    if (claims.length === 0) return [];
    const places = placesOf(parseFragment(page.html).childNodes);
    return claims.flatMap(({ fact, anchor, line }) =>
      lacksOf(fact, places.get(anchor)).map((what) => ({
        line,
        message: `the entry of ${fact.id} shows no ${what} at #${anchor}`,
      })),
    );
  });
}

function lacksOf(fact: Fact, place: readonly Node[] | undefined): string[] {
  if (!place) return ['place'];
  const text = place.map(textOf).join(' ');
  // Accept a cell that contains only the default value, as in a table with a column for defaults.
  const isValue = (element: Element): boolean =>
    element.tagName === 'code' && typeof fact.default === 'string' && textOf(element) === fact.default;
  const hasDefault =
    /\b(?:defaults?|required|not set|must set)\b/i.test(text) || place.some((node) => hasElement(node, isValue));
  const isShown = place.some((node) => hasElement(node, isExampleOrCode));
  return [...(hasDefault ? [] : ['default']), ...(isShown || !hasExample(fact) ? [] : ['example'])];
}

/** Whether an element is the example of an option, or a code block with option keys. */
const isExampleOrCode = ({ tagName, attrs }: Element): boolean =>
  (tagName === 'details' && attrs.some(({ name, value }) => name === 'class' && value === 'eg')) ||
  attrs.some(({ name }) => name === 'data-keys');

/**
 * Returns the content that belongs to each id on a page: the table row or list item itself, or everything from a
 * heading to the next one.
 */
function placesOf(nodes: readonly Node[]): Map<string, Node[]> {
  const places = new Map<string, Node[]>();
  let below: Node[] | undefined;
  const visit = (all: readonly Node[]): void => {
    for (const node of all) {
      const id = 'attrs' in node ? node.attrs.find(({ name }) => name === 'id')?.value : undefined;
      if ('tagName' in node && /^h[1-6]$/.test(node.tagName)) below = undefined;
      if (id !== undefined) {
        const place: Node[] = [node];
        places.set(id, place);
        if ('tagName' in node && /^h[1-6]$/.test(node.tagName)) below = place;
      } else below?.push(node);
      if ('tagName' in node && node.tagName === 'section') {
        // Flatten the `<section>` elements of a page, because only headings delimit the content.
        below?.splice(below.indexOf(node), 1);
        visit(node.childNodes);
      } else if ('childNodes' in node) visit(node.childNodes);
    }
  };
  visit(nodes);
  return places;
}

function hasElement(node: Node, test: (element: Element) => boolean): boolean {
  if (!('childNodes' in node)) return false;
  return ('tagName' in node && test(node)) || node.childNodes.some((child) => hasElement(child, test));
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}
