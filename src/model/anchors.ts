import { groupBy } from './group-by.ts';
import type { Anchor } from './page.ts';

/** Matches a heading title that consists of a name and its kind, such as `watchRun compiler hook` or `bail option`. */
const nameAndKind = /^(?<name>\S+) (?<kind>(?:\S+ )?(?:hook|flag|option|magic comment))$/;

/** Minimum number of sibling headings of the same kind, such as hooks, for which the sidebar omits the kind. */
const siblingsOfOneKind = 3;

/**
 * Nests headings by level: each heading becomes a child of the nearest preceding heading of a higher level. A title
 * that repeats its parent's title gets a short form (`title2`), such as `name` for `output.library.name` under
 * `output.library`. Siblings with titles of the same kind also get one, such as `watchRun` for `watchRun compiler
 * hook`.
 *
 * @param headings flat list of headings, in document order
 */
export function nestAnchors(headings: readonly Anchor[]): Anchor[] {
  const roots: Anchor[] = [];
  const open: Anchor[] = [];
  for (const { title, id, level } of headings) {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const parent = open.at(-1);
    const short = parent && (withoutPrefix(title, parent.title) ?? withoutPrefix(title, nameOf(parent.title)));
    const anchor: Anchor = { title, id, level, ...(short ? { title2: short } : {}) };
    if (parent) (parent.children ??= []).push(anchor);
    else roots.push(anchor);
    open.push(anchor);
  }
  leaveOutKinds(roots);
  return roots;
}

/**
 * Shortens the titles of sibling headings of the same kind, such as hooks, to their names. Works recursively and in
 * place.
 */
function leaveOutKinds(siblings: readonly Anchor[]): void {
  for (const [kind, ofOneKind] of groupBy(siblings, ({ title }) => nameAndKind.exec(title)?.groups!.kind)) {
    if (kind === undefined || ofOneKind.length < siblingsOfOneKind) continue;
    for (const anchor of ofOneKind) anchor.title2 = nameOf(anchor.title);
  }
  for (const { children } of siblings) leaveOutKinds(children ?? []);
}

/** Returns the name from a heading title of the form “name kind”, or else the whole title. */
function nameOf(title: string): string {
  return nameAndKind.exec(title)?.groups!.name ?? title;
}

/** Deepest heading level that the sidebar and the content index show. */
const deepestShown = 3;

/** Filters the headings to show in the sidebar and the content index, which show headings up to the third level. */
export function shownHeadings(headings: readonly Anchor[]): Anchor[] {
  return headings.filter(({ level }) => level <= deepestShown);
}

/**
 * Removes all occurrences of a parent's title and the separator after it from a heading title. Returns undefined if the
 * title doesn't start with them.
 */
function withoutPrefix(title: string, parent: string): string | undefined {
  if (!title.startsWith(parent)) return undefined;
  const [separator] = /^(?:\.|#|::|:\s|\s-\s|\/|\[\]\.)/.exec(title.slice(parent.length)) ?? [];
  return separator && (title.replaceAll(parent + separator, '').trim() || undefined);
}
