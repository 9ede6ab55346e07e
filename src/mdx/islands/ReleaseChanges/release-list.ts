/** The list of releases that the document brings, as the fields above it narrow it. */
import { touches } from '../../../model/configured-names.ts';
import type { ConfiguredNames } from '../../../model/configured-names.ts';

/** Which part of the list is shown. */
export interface Shown {
  /** Releases after this one; all where there is none. */
  from: string | undefined;
  to: string;
  areas: ReadonlySet<string>;
}

/** What of the list is shown now. */
export interface Found {
  count: number;
  /** Items that touch a configuration, newest release first. */
  touching: HTMLLIElement[];
}

/** Shows the releases of a range, and of these the changes of some areas; with a range chosen, all of them open. */
export function showReleases(
  list: ParentNode,
  versions: readonly string[],
  { shown: { from, to, areas }, names }: { shown: Shown; names: ConfiguredNames | undefined },
): Found {
  const [first, last] = [from === undefined ? -1 : versions.indexOf(from), versions.indexOf(to)];
  const found: Found = { count: 0, touching: [] };
  for (const release of list.querySelectorAll<HTMLDetailsElement>('details.release')) {
    const index = versions.indexOf(release.dataset.version ?? '');
    const isInRange = index > first && index <= last;
    let count = 0;
    for (const item of release.querySelectorAll<HTMLLIElement>('li[data-area]')) {
      item.hidden = !areas.has(item.dataset.area ?? '');
      if (item.hidden || !isInRange) continue;
      count++;
      if (names && touches(names, item.dataset.name ?? '', item.dataset.area ?? '')) found.touching.push(item);
    }
    for (const title of release.querySelectorAll<HTMLElement>('.release-area')) {
      const group = title.nextElementSibling as HTMLElement | null;
      title.hidden = !group?.querySelector('li:not([hidden])');
      if (group) group.hidden = title.hidden;
    }
    release.hidden = !isInRange || count === 0;
    if (from !== undefined) release.open = true;
    found.count += count;
  }
  return found;
}
