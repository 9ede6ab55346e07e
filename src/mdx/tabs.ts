/**
 * Tabs in prose: a click or an arrow key chooses, all groups of one name switch together, and the choice is kept.
 * Groups get their roles and their kept choice when they are first seen to.
 */
const KEY = 'tabs-';

/** Starts the listeners, and shows kept choices on this page and those to come. */
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

function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const group = tab.closest('.tabs');
  if (!group) return undefined;
  const tabs = tabsOf(group);
  const index = tabs.indexOf(tab);
  const step = { ArrowRight: index + 1, ArrowLeft: index - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[key];
  return step === undefined ? undefined : tabs[step % tabs.length];
}

/** Chooses a tab in its group and in all others of the same name; the page stays where it was under the pointer. */
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
  try {
    localStorage.setItem(KEY + name, label);
  } catch {
    // Not kept: it holds for this page.
  }
}

function labelOf(tab: Element): string {
  return tab.textContent?.trim() ?? '';
}

function show(group: HTMLElement, chosen: HTMLElement): void {
  const tabs = tabsOf(group);
  const panels = [...group.querySelectorAll<HTMLElement>(':scope > .tab-panel')];
  group.dataset.ready = '';
  for (const [index, tab] of tabs.entries()) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    if (panels[index]) panels[index].hidden = !isChosen;
  }
}

function showKept(): void {
  for (const group of document.querySelectorAll<HTMLElement>('.prose .tabs')) {
    const kept = keptLabel(group.dataset.tabs);
    const tabs = tabsOf(group);
    const tab = tabs.find((each) => labelOf(each) === kept) ?? tabs.find((each) => each.ariaSelected === 'true') ?? tabs[0];
    group.querySelector(':scope > .tab-list')?.setAttribute('role', 'tablist');
    for (const each of tabs) each.setAttribute('role', 'tab');
    for (const panel of group.querySelectorAll(':scope > .tab-panel')) panel.setAttribute('role', 'tabpanel');
    if (tab) show(group, tab);
  }
}

function keptLabel(name: string | undefined): string | null {
  try {
    return name ? localStorage.getItem(KEY + name) : null;
  } catch {
    return null;
  }
}
