import type { Element } from 'hast';
import type { Root } from 'mdast';
import { pageExampleId } from '../../src/model/page-example.ts';
import { toolUrl } from '../../tools/tools.ts';
import { playableBuilds } from '../examples/playable-builds.ts';
import type { PlayableExamples } from '../examples/playable-examples.ts';
import type { Fence, OptionKey, SourcePage } from '../types.ts';
import { renderFence } from './code-block.ts';
import { mistakenLanguage } from './code-languages.ts';
import { parseFenceInfo } from './fence.ts';
import type { Highlighter } from './highlight.ts';
import type { Report } from './report.ts';
import { verifiedFences } from './verified-fences.ts';
import { visit } from './visit.ts';

/** A code fence and its 1-based line in the page's Markdown body. */
export interface FencePlace {
  fence: Fence;
  start: number;
}

/**
 * Collects the code fences of a page in order, and stores each fence's index in the tree. Mistakes in attributes are
 * reported.
 */
export function readFences(tree: Root, source: SourcePage, report: Report): FencePlace[] {
  const places: FencePlace[] = [];
  visit(tree, 'code', (node) => {
    const { attributes, problems } = parseFenceInfo(`${node.lang ?? ''} ${node.meta ?? ''}`);
    if (source.kind !== 'readme') for (const problem of problems) report.error(problem, node.position);
    const start = node.position?.start.line ?? 1;
    const fence: Fence = { ...attributes, code: node.value, line: report.line(start), anchor: '' };
    node.data = { ...node.data, fenceIndex: places.length };
    places.push({ fence, start });
  });
  return places;
}

/** Reports code fences in unknown languages, because they would be neither highlighted nor checked. */
export function refuseUnknownLanguages(places: FencePlace[], report: Report): void {
  for (const { fence, start } of places) {
    const mistake = mistakenLanguage(fence.lang);
    if (mistake !== undefined) report.error(mistake, start);
  }
}

interface RenderSetting {
  highlighter: Highlighter;
  /** webpack options in each code fence. Blocks that contain any are marked in HTML. */
  keys: readonly (readonly OptionKey[])[];
  playable?: PlayableExamples;
}

/** Renders the code fences of a page to HTML; undefined for hidden ones. */
export async function renderFences(
  { path, url }: SourcePage,
  fences: Fence[],
  { highlighter, keys, playable = {} }: RenderSetting,
): Promise<(Element | undefined)[]> {
  const verified = verifiedFences(fences);
  const playground = toolUrl('playground') ?? '';
  const playAddresses = new Map(
    playableBuilds({ path, fences }, playable).map(({ name, fence }) => [
      fence,
      `${playground}#example=${pageExampleId({ url, name })}`,
    ]),
  );
  return Promise.all(
    fences.map(async (fence, number) => {
      if (fence.hidden) return undefined;
      const about = {
        isVerified: verified.has(fence),
        playAddress: playAddresses.get(fence),
        hasKeys: Boolean(keys[number]?.length),
      };
      return renderFence(fence, highlighter, about);
    }),
  );
}

/**
 * Returns a rendered code fence with its position in the page's body, and stores the id of the heading above in the
 * fence.
 */
export function placeFence(
  fence: Fence | undefined,
  rendered: Element | undefined,
  { anchor, source }: { anchor: string; source: SourcePage },
): Element[] {
  if (fence) fence.anchor = anchor;
  if (!fence || !rendered) return [];
  const start = { line: fence.line - source.bodyLine + 1, column: 1 };
  return [{ ...rendered, position: { start, end: { line: 1, column: 1 } } }];
}
