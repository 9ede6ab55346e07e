/** What pages say where they refer to a place: often in other words than the place itself, the ones that readers have. */
import { textOf } from './html-text.ts';

/** Rows, items and paragraphs; a link outside of them has no sentence around it. */
const blocks = /<tr[\s\S]*?<\/tr>|<li[\s\S]*?<\/li>|<p>[\s\S]*?<\/p>/g;
const links = /<a\s[^>]*?href="([^"]+)"/g;
const sentenceEnds = /(?<=[.!?])\s+(?=<?[\p{Lu}<])/u;
/** Characters of a row or sentence; a longer one speaks of more than what it links to. */
const longest = 400;

/** For each address that the pages refer to, with its hash, the rows and sentences that do. */
export function referringText(pages: readonly { url: string; html: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { url, html } of pages) {
    for (const [block] of html.matchAll(blocks)) {
      for (const statement of block.startsWith('<tr') ? [block] : block.split(sentenceEnds)) {
        const targets = new Set(
          Array.from(statement.matchAll(links), ([, href = '']) => (href.startsWith('#') ? url + href : href)),
        );
        const text = targets.size === 0 ? '' : textOf(statement);
        if (text === '' || text.length > longest) continue;
        for (const target of targets)
          if (target.startsWith('/')) found.set(target, [...(found.get(target) ?? []), text]);
      }
    }
  }
  return found;
}
