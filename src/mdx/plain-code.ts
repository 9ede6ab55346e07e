/**
 * The code of a block as a reader wants to paste it: lines that are removed in it are left out, and a diff loses its
 * markers (`+`, `-`, the blank of unchanged lines, and its headers).
 *
 * @param lang the block's language, `data-lang`
 */
export function plainCode(code: Element, lang: string | undefined): string {
  const kept = code.cloneNode(true) as Element;
  for (const removed of kept.querySelectorAll('.del')) removed.remove();
  const text = (kept.textContent ?? '').replace(/\n$/, '');
  return lang === 'diff' ? withoutMarkers(text) : text;
}

/** A unified diff as the file it leads to. */
export function withoutMarkers(diff: string): string {
  return diff
    .split('\n')
    .filter((line) => !/^(?:-|@@|diff --git |index |\+\+\+ |\\ )/.test(line))
    .map((line) => line.replace(/^[+ ]/, ''))
    .join('\n');
}
