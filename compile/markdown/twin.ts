import type { Fence } from '../types.ts';
import { shownLines } from './hidden-lines.ts';

/** Where a fence stands in the body, 1-based lines of its first and last line. */
export interface FencePlace {
  fence: Fence;
  start: number;
  end: number;
}

/**
 * The page as Markdown for those who read it as such: its title as heading, without hidden fences and lines, without the
 * attributes and braces that only checks need, without comments.
 *
 * @param body as written
 * @param fences in order
 * @param headings lines whose braces go
 */
export function markdownTwin(title: string, body: string, marks: { fences: FencePlace[]; headings: Iterable<number> }): string {
  const lines: (string | undefined)[] = body.split('\n');
  for (const line of marks.headings) lines[line - 1] = lines[line - 1]?.replace(/\s*\{[^{}]*\}\s*#*\s*$/, '');
  for (const { fence, start, end } of marks.fences) {
    if (fence.hidden) {
      for (let line = start; line <= end; line++) lines[line - 1] = undefined;
      continue;
    }
    lines[start - 1] = lines[start - 1]?.replace(/(`{3,}|~{3,})([^\s{]*).*$/, (_whole, mark: string) => `${mark}${fence.lang}${fence.title === undefined ? '' : ` title="${fence.title}"`}`);
    const shown = shownLines(fence.code);
    fence.code.split('\n').forEach((_line, index) => {
      if (!shown.has(index)) lines[start + index] = undefined;
    });
  }
  const text = lines.filter((line) => line !== undefined).join('\n').replace(/^import .*$\n?/gm, (line) => (/from ['"]/.test(line) ? '' : line));
  return `# ${title}\n\n${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}
