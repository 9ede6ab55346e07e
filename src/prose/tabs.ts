/**
 * Implements tabs in prose. A click or an arrow key selects a tab in all tab groups with the same name, and the
 * selection is stored. On initialization, a group gets its ARIA roles and the stored selection.
 */
import { readStored, writeStored } from '../ui/browser/storage.ts';

const KEY = 'tabs-';

/** Starts the listeners for tabs, and applies stored selections to this page and to pages shown later. */
export function startTabs(): void {
  document.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('.tab') : null;
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('.tab') : null;
    const next = tab && neighbor(tab, event.key);
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
  showKept();
  document.addEventListener('page-shown', showKept);
}

function tabsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > .tab-list > .tab')];
}

function panelsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > .tab-panel')];
}

function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const group = tab.closest('.tabs');
  if (!group) return undefined;
  const tabs = tabsOf(group);
  const index = tabs.indexOf(tab);
  const step = { ArrowRight: index + 1, ArrowLeft: index - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[key];
  return step === undefined ? undefined : tabs[step % tabs.length];
}

/**
 * Selects a tab in its group and in all other tab groups with the same name. Keeps the clicked tab at its position on
 * the screen.
 */
function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('.tabs');
  if (!group) return;
  const label = labelOf(tab);
  const before = group.getBoundingClientRect().top;
  const name = group.dataset.tabs;
  if (!name) return show(group, tab);
  for (const each of document.querySelectorAll<HTMLElement>(`.tabs[data-tabs="${CSS.escape(name)}"]`)) {
    const same = tabsOf(each).find((other) => labelOf(other) === label);
    if (same) show(each, same);
  }
  scrollBy({ top: group.getBoundingClientRect().top - before, behavior: 'instant' });
  if (name === 'npm') document.documentElement.dataset.npm = label;
  writeStored(KEY + name, label);
}

function labelOf(tab: Element): string {
  return tab.textContent?.trim() ?? '';
}

function show(group: HTMLElement, chosen: HTMLElement): void {
  const tabs = tabsOf(group);
  const panels = panelsOf(group);
  group.dataset.ready = '';
  for (const [index, tab] of tabs.entries()) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    if (panels[index]) panels[index].hidden = !isChosen;
  }
}

function showKept(): void {
  for (const [index, group] of document.querySelectorAll<HTMLElement>('.prose .tabs').entries()) {
    const kept = group.dataset.tabs ? readStored(KEY + group.dataset.tabs) : null;
    const tabs = tabsOf(group);
    const tab =
      tabs.find((each) => labelOf(each) === kept) ??
      tabs.find((each) => each.getAttribute('aria-selected') === 'true') ??
      tabs[0];
    describe(group, index + 1);
    if (tab) show(group, tab);
  }
}

/**
 * Adds ARIA roles and relations to a tab group. The static HTML doesn't have them, because without JavaScript all
 * panels are shown.
 */
function describe(group: HTMLElement, number: number): void {
  const tabs = tabsOf(group);
  const list = group.querySelector(':scope > .tab-list');
  list?.setAttribute('role', 'tablist');
  const name = group.dataset.tabs ? tabs.map(labelOf).join(TEXTS.prose.or) : TEXTS.prose.files;
  list?.setAttribute('aria-label', group.dataset.tabs === 'npm' ? TEXTS.prose.packageManager : name);
  const panels = panelsOf(group);
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index];
    if (!panel) continue;
    tab.id = `tabs-${number}-tab-${index + 1}`;
    panel.id = `tabs-${number}-panel-${index + 1}`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
  }
}
