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
    for (const group of release.querySelectorAll<HTMLUListElement>('ul[data-area]')) {
      const { area = '' } = group.dataset;
      const title = group.previousElementSibling as HTMLElement;
      group.hidden = title.hidden = !areas.has(area);
      if (group.hidden || !isInRange) continue;
      const items = [...group.querySelectorAll('li')];
      count += items.length;
      if (names) found.touching.push(...items.filter((item) => touches(names, nameIn(item), area)));
    }
    release.hidden = !isInRange || count === 0;
    if (from !== undefined) release.open = true;
    found.count += count;
  }
  return found;
}

/** What a change is about: the name that its item begins with. */
function nameIn(item: HTMLLIElement): string {
  return item.querySelector('code')?.textContent ?? '';
}
