import type { Element, Root, RootContent } from 'hast';
import { factsBlock } from '../facts-block.ts';
import { factsNamed } from '../implied-facts.ts';
import type { Claim } from '../types.ts';
import { claimRow } from './claim-row.ts';
import { type ClaimSite, type Reading, reportUnknown } from './claim-site.ts';
import { type Heading, headingLevel } from './headings.ts';

/**
 * Finds the facts that a page documents, and inserts their type, default, and so on. A heading can document facts, and
 * so can table rows and list items below a heading with a pattern. Modifies the tree in place.
 */
export function readClaims(tree: Root, headings: Heading[], site: ClaimSite): Claim[] {
  const byId = new Map(headings.map((heading) => [heading.anchor.id, heading]));
  const reading: Reading = { site, headings: byId, claims: [], scopes: [] };
  tree.children = walk(tree.children as Element['children'], reading, false) as RootContent[];
  return reading.claims;
}

function walk(children: Element['children'], reading: Reading, inItem: boolean): Element['children'] {
  return children.flatMap((node): Element['children'] => {
    if (node.type !== 'element') return [node];
    const heading = headingLevel(node) === undefined ? undefined : reading.headings.get(String(node.properties.id));
    if (heading) return [node, ...claimHeading(heading, reading)];
    const scope = reading.scopes.at(-1);
    if (scope && (node.tagName === 'tr' || (node.tagName === 'li' && !inItem))) claimRow(node, reading, scope);
    if (node.tagName !== 'pre') node.children = walk(node.children, reading, inItem || node.tagName === 'li');
    return [node];
  });
}

/**
 * Returns the blocks with type, default, and so on for the facts that a heading documents. If there are several, the
 * blocks show the names that the heading doesn't contain.
 */
function claimHeading(heading: Heading, reading: Reading): Element[] {
  const { facts, report, url } = reading.site;
  const { position } = heading.element;
  openScope(heading, reading);
  const explicit = heading.claims.filter((claim) => !claim.endsWith('*'));
  const isImplied = explicit.length === 0;
  const spelled =
    heading.code !== undefined && facts ? factsNamed(heading.code, url, facts).map((fact) => fact.id) : [];
  const names = isImplied ? spelled : explicit;
  return names.flatMap((name) => {
    reading.claims.push({
      fact: name,
      anchor: heading.anchor.id,
      line: report.line(heading.line),
      by: 'heading',
      ...(isImplied && { implied: true }),
    });
    const fact = facts?.byId.get(name);
    if (facts && !fact) reportUnknown(reading.site, name, position);
    const hasBlock = reading.site.shownIn.get(heading.anchor.id)?.has(name) ?? false;
    const isNamed = names.length > 1 && !spelled.includes(name);
    const block = facts && fact && factsBlock(fact, { facts, hasBlock, isNamed });
    return block ? [block] : [];
  });
}

/** Ends the patterns of headings at the same or a lower level, and adds those of the current heading. */
function openScope({ claims, anchor: { id, level }, element }: Heading, reading: Reading): void {
  const { facts } = reading.site;
  const patterns = claims.filter((claim) => claim.endsWith('*'));
  reading.scopes = reading.scopes.filter((scope) => scope.level < level);
  if (patterns.length > 0) reading.scopes = [{ patterns, anchor: id, level }];
  for (const pattern of patterns)
    if (facts && facts.resolve(pattern).length === 0) reportUnknown(reading.site, pattern, element.position);
}
