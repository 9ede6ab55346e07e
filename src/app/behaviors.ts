/** What wakes up once the browser is idle; a chunk of its own. */
import { proseAwake } from './early-hands.ts';
import { openAskedSearch } from './SearchBox/asked-search.ts';
import { registerServiceWorker } from '../features/offline/register-service-worker.ts';
import { startReadingPosition } from '../features/sidebar/reading-position.ts';
import { startRowReveal } from '../ui/Header/reveal-active-link.ts';
import { formKey, sinceKey } from '../model/stored-keys.ts';
import { readStored } from '../ui/browser/storage.ts';

/** Starts all behaviors of prose and sidebar: listeners on the document, whatever the length of the page. Then the offline worker. */
export function startBehaviors(): void {
  startReadingPosition();
  startDrawerWhenTouched();
  startContentsWhenAsked();
  startHandsWhenReached(startTabsWhenNear());
  startRowReveal();
  openAskedSearch();
  void registerServiceWorker();
}

/**
 * Tabs come when the first group of a page gets near the view: most visits of a long page end above it.
 * @returns starts them at once, as a hand on the page asks for; resolves when those of this page answer
 */
function startTabsWhenNear(): () => Promise<void> {
  let started: Promise<void> | undefined;
  const start = () =>
    (started ??= import(/* webpackChunkName: "tabs" */ '../mdx/tabs.ts').then(
      ({ startTabs }) => startTabs(),
      console.warn,
    ));
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void start();
    },
    { rootMargin: '100%' },
  );
  const watch = () => {
    near.disconnect();
    if (started === undefined) for (const group of document.querySelectorAll('.prose .tabs')) near.observe(group);
  };
  document.addEventListener('page-shown', watch);
  watch();
  return () => (document.querySelector('.prose .tabs') ? start() : Promise.resolve());
}

/** The drawer comes with the first touch, which it then follows: most visits need none of it. */
function startDrawerWhenTouched(): void {
  document.addEventListener(
    'touchstart',
    (event) => {
      import(/* webpackChunkName: "behaviors-hands" */ '../features/sidebar/drawer.ts').then(
        ({ startDrawerGestures }) => startDrawerGestures(event),
        console.warn,
      );
    },
    { passive: true, once: true },
  );
}

/** In a narrow window the contents of the page come with the first click on what shows them. */
function startContentsWhenAsked(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest?.('[data-contents]')) return;
    event.preventDefault();
    import(/* webpackChunkName: "behaviors-hands" */ '../features/sidebar/contents-sheet.ts').then(
      ({ openContents }) => openContents(),
      console.warn,
    );
  });
}

/**
 * What answers to hands in prose comes with the first sign of them, be it from before this ran; clicks wait for it in the
 * head script. A reader who chose a version or a form of configurations sees at once what that changes.
 * @param startTabs resolves when the tabs of this page answer
 */
function startHandsWhenReached(startTabs: () => Promise<void>): void {
  const signs = ['pointerover', 'focusin', 'keydown', 'click'];
  const missed: Event[] = [];
  const start = () =>
    Promise.all([import(/* webpackChunkName: "behaviors-hands" */ './hands.ts'), startTabs()]).then(
      ([{ startHands }]) => {
        for (const sign of signs) window.removeEventListener(sign, note, true);
        startHands(missed);
        document.dispatchEvent(new Event(proseAwake));
      },
      console.warn,
    );
  const note = (event: Event) => {
    if (!isForSearch(event) && missed.push(event) === 1) void start();
  };
  for (const sign of signs) window.addEventListener(sign, note, true);
  const isDue = navigator.userActivation.hasBeenActive || [sinceKey, formKey].some(readStored);
  if (isDue || document.querySelector('.prose img')) note(new Event(proseAwake));
}

/** Whether an event opens the search or happens in its dialog, which is about other pages than this one. */
function isForSearch({ target, key, ctrlKey, metaKey }: Event & Partial<KeyboardEvent>): boolean {
  return (
    (target instanceof Element && target.closest('dialog, header') !== null) ||
    key === '/' ||
    ctrlKey === true ||
    metaKey === true
  );
}
