import type { CodeSpan } from './code-lines.ts';

const pattern = /\[([^\][\n]+)\]\(((?:https?:\/|[./#])[^\s()]*)\)|<(\/?)(details|summary)>[ \t]*/g;

/**
 * Extracts links (`[text](/address/)`) and `<details><summary>…</summary>…</details>` from code.
 *
 * @param code content of a fence such as `js-with-links` or `js-with-links-with-details`
 * @param wanted which of the two the fence's language enables
 * @returns the plain code, and the elements to wrap around its ranges; an unclosed element extends to the end
 */
export function readCodeSpans(
  code: string,
  wanted: { links: boolean; details: boolean },
): { code: string; spans: CodeSpan[] } {
  let plain = '';
  let last = 0;
  const spans: CodeSpan[] = [];
  const open: CodeSpan[] = [];
  for (const match of code.matchAll(pattern)) {
    const [whole, text, href, closing, tagName] = match;
    if (tagName === undefined ? !wanted.links : !wanted.details) continue;
    plain += code.slice(last, match.index);
    last = match.index + whole.length;
    if (text !== undefined) {
      spans.push({ start: plain.length, end: plain.length + text.length, tagName: 'a', properties: { href: href! } });
      plain += text;
    } else if (closing) {
      const index = open.findLastIndex((span) => span.tagName === tagName);
      for (const span of index < 0 ? [] : open.splice(index)) span.end = plain.length;
    } else {
      const span: CodeSpan = { start: plain.length, end: 0, tagName: tagName as 'details' | 'summary', properties: {} };
      spans.push(span);
      open.push(span);
    }
  }
  plain += code.slice(last);
  for (const span of open) span.end = plain.length;
  return { code: plain, spans };
}
