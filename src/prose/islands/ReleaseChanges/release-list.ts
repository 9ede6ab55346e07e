/** Filters the prerendered list of webpack releases on the page of changes. */
import { touches } from '../../../model/configured-names.ts';
import type { ConfiguredNames } from '../../../model/configured-names.ts';

/** Criteria by which the list of releases is filtered. */
interface Shown {
  /** Show only releases after this webpack version. Undefined shows all of them. */
  from: string | undefined;
  to: string;
  areas: ReadonlySet<string>;
}

/** The changes that match the filter. */
export interface Found {
  count: number;
  /** Changes that affect the reader's pasted configuration, newest release first. */
  touching: HTMLLIElement[];
}

/**
 * Shows the releases in a version range with their changes in the selected areas. If the range has a start, expands all
 * releases.
 */
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
      if (names)
        found.touching.push(...items.filter((item) => namesIn(item).some((name) => touches(names, name, area))));
    }
    release.hidden = !isInRange || count === 0;
    if (from !== undefined) release.open = true;
    found.count += count;
  }
  return found;
}

/** Returns the condition in the title of a group of changes, such as ` (output.module: true)`. Usually empty. */
export function conditionOf(item: HTMLLIElement): string {
  const condition = item.closest('ul')?.previousElementSibling?.querySelector('small');
  return condition ? ` ${condition.textContent}` : '';
}

/**
 * Returns the names of all options and hooks that a change in the list of releases affects. The text of a change shows
 * some names and only the number of the others, which are in its `data-names` attribute.
 */
function namesIn(item: HTMLLIElement): string[] {
  const counted = item.dataset.names?.split(' ') ?? [];
  return [...[...item.querySelectorAll('code:not(.value)')].map((code) => code.textContent), ...counted];
}
