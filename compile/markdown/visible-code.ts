import type { Fence } from '../types.ts';
import { readCodeSpans } from './code-spans.ts';
import { withoutHiddenLines } from './hidden-lines.ts';

/** The code of a fence as a reader sees and copies it: without hidden lines, without the marks of links and `<details>`. */
export function visibleCode(fence: Pick<Fence, 'code' | 'links' | 'details'>): string {
  const code = withoutHiddenLines(fence.code);
  return fence.links || fence.details ? readCodeSpans(code, fence).code : code;
}
