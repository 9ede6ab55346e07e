/** Finds pages with an address similar to one that doesn't exist. */
import { editDistance, forgivenEdits } from '../../search-engine/distance.ts';

/** Maximum length of an address; longer ones aren't typing errors, and comparing them takes long. */
const longest = 120;

/**
 * Pages with an address similar to a path, closest first: those with one or two typing errors, then those with the same
 * last part in any section. Empty if none is similar.
 */
export function pagesNear<Page extends { url: string }>(pages: readonly Page[], path: string): Page[] {
  const wanted = partsOf(path);
  const last = wanted.at(-1);
  if (last === undefined || path.length > longest) return [];
  const whole = wanted.join('/');
  return pages
    .map((page) => ({ page, distance: distanceOf(partsOf(page.url)) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance)
    .map(({ page }) => page);

  function distanceOf(parts: readonly string[]): number {
    const of = parts.join('/');
    const limit = forgivenEdits(whole.length);
    const edits = editDistance(whole, of, limit);
    if (edits <= limit) return edits;
    const name = parts.at(-1) ?? '';
    const limitOfName = forgivenEdits(Math.min(name.length, last!.length));
    const editsOfName = editDistance(last!, name, limitOfName);
    return editsOfName <= limitOfName ? limit + 1 + editsOfName : Infinity;
  }
}

function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter((part) => part !== '' && part !== 'index');
}
