import type { View } from '../view.ts';
import { whenIdle } from '../../ui/browser/when-idle.ts';
import { canonicalAddress, addressOf } from './address.ts';
import { pageTarget } from './link-target.ts';
import { loadPageTable, prefetchPage } from './load-view.ts';

/**
 * Time in milliseconds that a pointer must rest on a link before its page is fetched. Merely passing over a link
 * fetches nothing.
 */
const REST = 20;

/**
 * Prefetches pages that are likely to be opened next: targets of links that are hovered, focused, or touched, and the
 * next page once its link is visible.
 */
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
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(rest);
      rest = setTimeout(reach, REST, event);
    },
    { passive: true },
  );
  document.addEventListener('touchstart', reach, { passive: true });
  document.addEventListener('focusin', reach);

  // The table of functions that load pages is loaded on the first interaction, so that it doesn't count toward the
  // initial load.
  const awake = new AbortController();
  for (const sign of ['pointermove', 'touchstart', 'keydown', 'wheel']) {
    document.addEventListener(
      sign,
      () => {
        awake.abort();
        loadPageTable().catch(() => {});
      },
      { passive: true, signal: awake.signal },
    );
  }

  // Prefetch the next page: readers who see the links at the end of a page are likely to follow one.
  const end = new IntersectionObserver((entries) => {
    const view = current();
    const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    if (savesData || view.kind !== 'page' || !view.page.next || !entries.some((entry) => entry.isIntersecting)) return;
    fetch(view.page.next.url);
  });
  const watchEnd = () => {
    end.disconnect();
    const link = document.querySelector('main a[rel="next"]');
    if (link) end.observe(link);
  };
  document.addEventListener('page-shown', () => whenIdle(watchEnd));
  whenIdle(watchEnd);
}
