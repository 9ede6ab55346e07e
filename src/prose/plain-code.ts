/**
 * Returns the code of a block as a reader wants to paste it. Omits removed lines, and for a diff also the headers and
 * the markers (`+`, `-`, the space of unchanged lines).
 *
 * @param lang the block's language, from `data-lang`
 * @param form visible format of a configuration: `esm`, `cjs`, or `ts`
 */
export function plainCode(code: Element, lang: string | undefined, form = 'esm'): string {
  const kept = code.cloneNode(true) as Element;
  for (const removed of kept.querySelectorAll('.del')) removed.remove();
  // For a webpack configuration, keep only the visible format.
  for (const part of kept.querySelectorAll('span:is(.esm, .cjs, .ts)'))
    if (!part.classList.contains(form)) part.remove();
  const text = (kept.textContent ?? '').replace(/\n$/, '');
  return lang === 'diff' ? withoutMarkers(text) : text;
}

/** Applies a unified diff and returns the resulting file. */
export function withoutMarkers(diff: string): string {
  return diff
    .split('\n')
    .filter((line) => !/^(?:-|@@|diff --git |index |\+\+\+ |\\ )/.test(line))
    .map((line) => line.replace(/^[+ ]/, ''))
    .join('\n');
}
