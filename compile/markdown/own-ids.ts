import type { Root as HtmlRoot } from 'hast';
import { frameIds } from '../../src/model/frame-ids.ts';
import type { Report } from './report.ts';
import { visit } from './visit.ts';

/** Collects the ids of all elements on a page except headings. Duplicates are reported as errors. */
export function ownIds(tree: HtmlRoot, report: Report): Set<string> {
  const taken = new Set<string>();
  visit(tree, (node) => {
    const id = idOf(node);
    if (id === undefined) return;
    if (taken.has(id)) report.error(`The id ${id} is already used on this page.`, node.position);
    if (frameIds.has(id))
      report.error(`The id ${id} is reserved for the frame around the page. Choose another one.`, node.position);
    taken.add(id);
  });
  return taken;
}

function idOf(node: unknown): string | undefined {
  const { type, tagName, properties, attributes } = node as {
    type: string;
    tagName?: string;
    properties?: { id?: unknown };
    attributes?: { name?: string; value?: unknown }[];
  };
  if (type === 'element' && !/^h[1-6]$/.test(tagName ?? ''))
    return typeof properties?.id === 'string' ? properties.id : undefined;
  const attribute = attributes?.find(({ name }) => name === 'id');
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
