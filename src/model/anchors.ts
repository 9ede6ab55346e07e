import type { Anchor } from './page.ts';

/**
 * Nests headings by level: each under the nearest one before it that is higher. A title that repeats its parent's gets a
 * short form (`title2`): `output.library.name` under `output.library` is `name`.
 *
 * @param headings flat, in the order of the page
 */
export function nestAnchors(headings: readonly Anchor[]): Anchor[] {
  const roots: Anchor[] = [];
  const open: Anchor[] = [];
  for (const { title, id, level } of headings) {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const parent = open.at(-1);
    const short = parent && withoutPrefix(title, parent.title);
    const anchor: Anchor = { title, id, level, ...(short ? { title2: short } : {}) };
    if (parent) (parent.children ??= []).push(anchor);
    else roots.push(anchor);
    open.push(anchor);
  }
  return roots;
}

/** The deepest level that the sidebar and the content index show. */
const deepestShown = 3;

/** The headings that the sidebar and the content index show: down to the third level. */
export function shownHeadings(headings: readonly Anchor[]): Anchor[] {
  return headings.filter(({ level }) => level <= deepestShown);
}

/**
 * The rest of a title after its parent's and a separator, wherever a name in it begins so; undefined where the title itself does
 * not.
 */
function withoutPrefix(title: string, parent: string): string | undefined {
  if (!title.startsWith(parent)) return undefined;
  const [separator] = /^(?:\.|#|::|:\s|\s-\s|\/|\[\]\.)/.exec(title.slice(parent.length)) ?? [];
  return separator && (title.replaceAll(parent + separator, '').trim() || undefined);
}
