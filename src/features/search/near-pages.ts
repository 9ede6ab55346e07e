/** Finds pages whose path is similar to one that doesn't exist. */
import { editDistance, forgivenEdits } from '../../search-engine/distance.ts';

/**
 * Maximum length of a path for which similar pages are suggested, in characters. Longer paths aren't typos, and
 * comparing them takes long.
 */
const longest = 120;

/** Minimum length of a page's name that may have typos, in characters. */
const shortest = 5;

/**
 * Returns pages whose path is similar to a given one, closest first. Pages whose path differs by one or two typos come
 * first, followed by pages in any section with the same last part. Returns an empty array if none is similar.
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
    const shorter = Math.min(name.length, last!.length);
    // Don't accept typos in short names, because too many other names are similar, as `node` is to `nope`.
    const limitOfName = shorter < shortest ? 0 : forgivenEdits(shorter);
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
