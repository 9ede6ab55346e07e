/**
 * The code of a block as a reader wants to paste it: lines that are removed in it are left out, and a diff loses its
 * markers (`+`, `-`, the blank of unchanged lines, and its headers).
 *
 * @param lang the block's language, `data-lang`
 * @param form the form of configurations that is shown: `esm`, `cjs` or `ts`
 */
export function plainCode(code: Element, lang: string | undefined, form = 'esm'): string {
  const kept = code.cloneNode(true) as Element;
  for (const removed of kept.querySelectorAll('.del')) removed.remove();
  // Of a configuration, the form that is chosen.
  for (const part of kept.querySelectorAll('span:is(.esm, .cjs, .ts)'))
    if (!part.classList.contains(form)) part.remove();
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
