/** Finds pages whose path is similar to one that doesn't exist. */
import { editDistance, forgivenEdits } from '../../search-engine/distance.ts';

/**
 * Maximum length of a path for which similar pages are suggested, in characters. Longer paths aren't typos, and
 * comparing them takes long.
 */
const longest = 120;

/** Minimum length of a page's name that may have typos, in characters. */
const shortest = 5;

/** Maximum number of similar pages. Pages that the search finds take the remaining places. */
const atMost = 3;

/**
 * Returns up to three pages whose path is similar to a given one, closest first. Pages with typos in the whole path, or
 * in each of its segments, come first, followed by pages in any section with the same last segment. Returns an empty
 * array if none is similar.
 */
export function pagesNear<Page extends { url: string }>(pages: readonly Page[], path: string): Page[] {
  const wanted = partsOf(path);
  if (wanted.length === 0 || path.length > longest) return [];
  return pages
    .map((page) => ({ page, distance: distanceOf(wanted, partsOf(page.url)) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, atMost)
    .map(({ page }) => page);
}

function distanceOf(wanted: readonly string[], parts: readonly string[]): number {
  // Compare the whole path too, because the typo may be a slash: `/guides-caching/`.
  const typos = Math.min(typosIn([wanted.join('/')], [parts.join('/')]), typosIn(wanted, parts));
  if (Number.isFinite(typos)) return typos;
  const [last = '', name = ''] = [wanted.at(-1), parts.at(-1)];
  // Don't accept typos in short names, because too many other names are similar, as `node` is to `nope`.
  const isShort = Math.min(last.length, name.length) < shortest;
  // Add the maximum path length, so that similar names in other sections rank after all similar paths. The number of
  // typos in a path is always lower.
  return !isShort || last === name ? longest + typosIn([last], [name]) : Infinity;
}

/**
 * Returns the number of typos between two paths, or Infinity if they have different numbers of segments, or if a
 * segment has more typos than its length allows.
 */
function typosIn(wanted: readonly string[], parts: readonly string[]): number {
  if (wanted.length !== parts.length) return Infinity;
  return wanted.reduce((sum, part, index) => {
    const limit = forgivenEdits(part.length);
    const edits = editDistance(part, parts[index] ?? '', limit);
    return edits <= limit ? sum + edits : Infinity;
  }, 0);
}

function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter((part) => part !== '' && part !== 'index');
}
