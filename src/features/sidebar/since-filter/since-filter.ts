import { onSite } from '../../../model/on-host.ts';
import { isNewer, minorVersions } from '../../../model/since.ts';
import { sinceKey } from '../../../model/stored-keys.ts';
import { hashOf } from '../../../model/url.ts';
import { readStored, writeStored } from '../../../ui/browser/storage.ts';
import * as styles from './since-filter.module.css';

/** First webpack version of each option on a page, keyed by the id of the heading or table row. */
type SinceById = Partial<Record<string, { since?: string }>>;

/**
 * Applies the webpack version that the reader chose in the configuration sidebar. Dims headings, rows, and sidebar
 * links for options that this version doesn't have, and shows the first version that has them.
 *
 * @param load loads the first versions of a page's options, keyed by id
 */
export function startSinceFilter(load: (path: string) => Promise<SinceById>): void {
  const mark = () => {
    const version = readStored(sinceKey);
    for (const select of document.querySelectorAll<HTMLSelectElement>('[data-since-filter] select'))
      select.value = version ?? '';
    for (const old of document.querySelectorAll('[data-newer]')) old.removeAttribute('data-newer');
    if (!version || !document.querySelector('[data-since-filter]')) return;
    void markPage(onSite(location.pathname), version, load);
    for (const path of listedPages()) void markLinks(path, version, load);
  };
  const show = () => {
    const place = document.querySelector('[data-since-filter]');
    if (place && !place.firstChild) place.append(choice(mark));
    const sidebar = document.getElementById('sidebar');
    if (place && sidebar) observer.observe(sidebar, { childList: true, subtree: true });
    mark();
  };
  // When the reader expands another page in the sidebar, its headings are added to the list.
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.nodeName === 'UL'))) mark();
  });
  show();
  document.addEventListener('page-shown', show);
}

function choice(onChange: () => void): HTMLElement {
  const select = document.createElement('select');
  select.className = styles.select ?? '';
  select.title = TEXTS.prose.yourVersion;
  select.ariaLabel = TEXTS.prose.yourVersion;
  select.append(new Option(TEXTS.prose.anyVersion, ''));
  for (const version of minorVersions(document.documentElement.dataset.webpackVersion ?? ''))
    select.append(new Option(version, version));
  select.addEventListener('change', () => {
    if (select.value) writeStored(sinceKey, select.value);
    else removeStored();
    onChange();
  });
  return select;
}

function removeStored(): void {
  try {
    localStorage.removeItem(sinceKey);
  } catch {
    // Storage is blocked, so no webpack version was stored.
  }
}

/**
 * Dims headings and rows on the open page whose options are newer than the chosen webpack version. A row shows the
 * first version in its first cell.
 */
async function markPage(path: string, version: string, load: (path: string) => Promise<SinceById>): Promise<void> {
  for (const [id, since] of await newerOn(path, version, load)) {
    const place = document.querySelector(`.prose [id="${CSS.escape(id)}"]:is(h2, h3, h4, h5, h6, tr, li)`);
    (place instanceof HTMLTableRowElement ? place.cells[0] : place)?.setAttribute('data-newer', since);
  }
}

/** Dims sidebar links to headings and rows on a page whose options are newer than the chosen webpack version. */
async function markLinks(path: string, version: string, load: (path: string) => Promise<SinceById>): Promise<void> {
  const newer = await newerOn(path, version, load);
  for (const link of anchorLinks()) {
    const since = onSite(link.pathname) === path ? newer.get(hashOf(link.hash)) : undefined;
    if (since) link.setAttribute('data-newer', since);
  }
}

async function newerOn(
  path: string,
  version: string,
  load: (path: string) => Promise<SinceById>,
): Promise<Map<string, string>> {
  const newer = new Map<string, string>();
  for (const [id, entry] of Object.entries(await load(path))) {
    if (entry?.since && isNewer(entry.since, version)) newer.set(id, entry.since);
  }
  return newer;
}

function anchorLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('#sidebar nav li li a, #sidebar [data-reading] a')];
}

function listedPages(): Set<string> {
  return new Set(anchorLinks().map((link) => onSite(link.pathname)));
}
