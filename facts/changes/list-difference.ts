/** Describes the difference between two lists that are given as JavaScript source. Pure. */
import { oneLine } from './text-difference.ts';

/**
 * Describes the items that only one of two lists has: `without ".json", with ".ts"`.
 *
 * @returns `in another order` if the items are the same; undefined if one of the texts is not a list
 */
export function listDifference(before: string, after: string): string | undefined {
  const [was, now] = [itemsIn(oneLine(before)), itemsIn(oneLine(after))];
  if (was === undefined || now === undefined || (was.length === 0) !== (now.length === 0)) return undefined;
  const gone = was.filter((item) => !now.includes(item));
  const come = now.filter((item) => !was.includes(item));
  const parts = [
    ...(gone.length > 0 ? [`without ${gone.join(', ')}`] : []),
    ...(come.length > 0 ? [`with ${come.join(', ')}`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'in another order';
}

/** Matches strings and regular expressions in JavaScript source, whose brackets don't count as nesting. */
const literal = /"(?:[^"\\]|\\.)*"|(?<=[[({,:] ?)\/(?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+\/\w*/y;

/** Returns the items of a list in JavaScript source (`[a, b]`), or undefined for other text. */
function itemsIn(text: string): string[] | undefined {
  if (!/^\[.*\]$/.test(text)) return undefined;
  const items: string[] = [];
  let [depth, start] = [0, 1];
  for (let at = 0; at < text.length; at++) {
    literal.lastIndex = at;
    const skipped = literal.exec(text)?.[0].length ?? 0;
    if (skipped > 0) {
      at += skipped - 1;
      continue;
    }
    const sign = text[at]!;
    if ('[{('.includes(sign)) depth++;
    if (']})'.includes(sign)) depth--;
    if (depth > 1 || (depth === 1 && sign !== ',')) continue;
    if (depth === 0 && at < text.length - 1) return undefined;
    items.push(text.slice(start, at).trim());
    start = at + 1;
  }
  return items.filter(Boolean);
}
