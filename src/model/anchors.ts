import { groupBy } from './group-by.ts';
import type { Anchor } from './page.ts';

/** A title made of a name and its kind: `watchRun compiler hook`, `bail option`. */
const nameAndKind = /^(?<name>\S+) (?<kind>(?:\S+ )?(?:hook|flag|option|magic comment))$/;

/** Minimum number of siblings of the same kind for which the kind is left out. */
const siblingsOfOneKind = 3;

/**
 * Nests headings by level: each becomes a child of the nearest preceding heading of a higher level. A title that
 * repeats its parent's gets a short form (`title2`): `output.library.name` under `output.library` or `output.library
 * option` is `name`. So do siblings that all repeat their kind: under “Compiler hook reference”, `watchRun compiler
 * hook` is `watchRun`.
 *
 * @param headings flat, in document order
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

/** Shortens siblings of the same kind to their names, recursively and in place. */
function leaveOutKinds(siblings: readonly Anchor[]): void {
  for (const [kind, ofOneKind] of groupBy(siblings, ({ title }) => nameAndKind.exec(title)?.groups!.kind)) {
    if (kind === undefined || ofOneKind.length < siblingsOfOneKind) continue;
    for (const anchor of ofOneKind) anchor.title2 = nameOf(anchor.title);
  }
  for (const { children } of siblings) leaveOutKinds(children ?? []);
}

/** The name in a title of the form “name kind”, otherwise the whole title. */
function nameOf(title: string): string {
  return nameAndKind.exec(title)?.groups!.name ?? title;
}

/** The deepest heading level in the sidebar and the content index. */
const deepestShown = 3;

/** The headings shown in the sidebar and the content index: down to the third level. */
export function shownHeadings(headings: readonly Anchor[]): Anchor[] {
  return headings.filter(({ level }) => level <= deepestShown);
}

/**
 * The title without its parent's prefix and a separator, also inside a longer title; undefined if it doesn't have the
 * prefix.
 */
function withoutPrefix(title: string, parent: string): string | undefined {
  if (!title.startsWith(parent)) return undefined;
  const [separator] = /^(?:\.|#|::|:\s|\s-\s|\/|\[\]\.)/.exec(title.slice(parent.length)) ?? [];
  return separator && (title.replaceAll(parent + separator, '').trim() || undefined);
}
