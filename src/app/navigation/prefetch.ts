import type { View } from '../view.ts';
import { whenIdle } from '../when-idle.ts';
import { canonicalAddress, addressOf } from './address.ts';
import { pageTarget } from './link-target.ts';
import { prefetchPage } from './load-view.ts';

/** Milliseconds a pointer rests on a link before its page is fetched: one that passes over wants nothing. */
const REST = 20;

/** Loads pages that are likely next: under the pointer, focused, touched, and, when idle, the one that follows. */
export function startPrefetch(current: () => View): void {
  const done = new Set<string>();
  const fetch = (path: string) => {
    if (done.has(path) || path === current().path) return;
    done.add(path);
    void prefetchPage(path);
  };
  const reach = (event: Event) => {
    const url = pageTarget(event.target, location);
    if (url) fetch(canonicalAddress(addressOf(url)).path);
  };

  let rest: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(rest);
    rest = setTimeout(reach, REST, event);
  }, { passive: true });
  document.addEventListener('touchstart', reach, { passive: true });
  document.addEventListener('focusin', reach);

  const following = () => {
    const view = current();
    const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    if (savesData) return;
    // Without a next page this still brings the table of pages, which every navigation needs.
    fetch((view.kind === 'page' && view.page.next?.url) || '/');
  };
  document.addEventListener('page-shown', () => whenIdle(following));
  whenIdle(following);
}
