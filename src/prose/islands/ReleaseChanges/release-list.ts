/** Filters the prerendered list of releases. */
import { touches } from '../../../model/configured-names.ts';
import type { ConfiguredNames } from '../../../model/configured-names.ts';

/** The filter of the list. */
export interface Shown {
  /** Show releases after this one; all if undefined. */
  from: string | undefined;
  to: string;
  areas: ReadonlySet<string>;
}

/** Result of the filter. */
export interface Found {
  count: number;
  /** Changes that affect a configuration, newest release first. */
  touching: HTMLLIElement[];
}

/** Shows the releases in a range, with the changes of the selected areas; if a range is selected, all are expanded. */
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

/** The subject of a change: the name at the start of its item. */
function nameIn(item: HTMLLIElement): string {
  return item.querySelector('code')?.textContent ?? '';
}
