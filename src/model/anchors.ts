import { groupBy } from './group-by.ts';
import type { Anchor } from './page.ts';

/** A title that is a name and what it names: `watchRun compiler hook`, `bail option`. */
const nameAndKind = /^(?<name>\S+) (?<kind>(?:\S+ )?(?:hook|flag|option|magic comment))$/;

/** From how many siblings of one kind on the kind is left out: a list of one kind says it above, if at all. */
const siblingsOfOneKind = 3;

/**
 * Nests headings by level: each under the nearest one before it that is higher. A title that repeats its parent's gets a
 * short form (`title2`): `output.library.name` under `output.library` or `output.library option` is `name`. So do siblings
 * that repeat what they all are: under “Compiler hook reference”, `watchRun compiler hook` is `watchRun`.
 *
 * @param headings flat, in the order of the page
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

/** Shortens, in place, siblings of one kind to their names, at all depths. */
function leaveOutKinds(siblings: readonly Anchor[]): void {
  for (const [kind, ofOneKind] of groupBy(siblings, ({ title }) => nameAndKind.exec(title)?.groups!.kind)) {
    if (kind === undefined || ofOneKind.length < siblingsOfOneKind) continue;
    for (const anchor of ofOneKind) anchor.title2 = nameOf(anchor.title);
  }
  for (const { children } of siblings) leaveOutKinds(children ?? []);
}

/** The name in a title that says what it names, else the title. */
function nameOf(title: string): string {
  return nameAndKind.exec(title)?.groups!.name ?? title;
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
