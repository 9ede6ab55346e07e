/** Behaviors of the page that start when the browser is idle. They are in a separate chunk. */
import { proseReady } from './early-clicks.ts';
import { openSearchFromAddress } from './SearchBox/search-from-address.ts';
import { registerServiceWorker } from '../features/offline/register-service-worker.ts';
import { startReadingPosition } from '../features/on-this-page/reading-position.ts';
import { startRowReveal } from '../ui/Header/reveal-active-link.ts';
import { formKey, sinceKey } from '../model/stored-keys.ts';
import { readStored } from '../ui/browser/storage.ts';

/**
 * Starts all behaviors of prose and sidebar as delegated listeners on the document, so their cost doesn't grow with the
 * page. Then registers the service worker.
 */
export function startIdleBehaviors(): void {
  startReadingPosition();
  startDrawerWhenTouched();
  startContentsWhenAsked();
  startOnFirstInteraction(startTabsWhenNear());
  startRowReveal();
  openSearchFromAddress();
  void registerServiceWorker();
}

/**
 * Loads the tabs behavior when a page's first tab group comes near the viewport, because most visits to a long page end
 * before that.
 * @returns a function that loads it immediately, for readers who interact first. Its promise resolves when the tabs of
 * this page respond.
 */
function startTabsWhenNear(): () => Promise<void> {
  let started: Promise<void> | undefined;
  const start = () =>
    (started ??= import(/* webpackChunkName: "tabs" */ '../prose/tabs.ts').then(
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

/**
 * Loads the code of the navigation drawer on the first touch and passes that touch to it. Most visits don't need the
 * drawer.
 */
function startDrawerWhenTouched(): void {
  document.addEventListener(
    'touchstart',
    (event) => {
      import(/* webpackChunkName: "interaction-behaviors" */ '../features/sidebar/drawer.ts').then(
        ({ startDrawerGestures }) => startDrawerGestures(event),
        console.warn,
      );
    },
    { passive: true, once: true },
  );
}

/** Opens the page's table of contents in narrow windows. Its code is loaded when the reader clicks its button. */
function startContentsWhenAsked(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest?.('[data-contents]')) return;
    event.preventDefault();
    import(/* webpackChunkName: "interaction-behaviors" */ '../features/on-this-page/contents-sheet.ts').then(
      ({ openContents }) => openContents(),
      console.warn,
    );
  });
}

/**
 * Loads the interactive behaviors of prose on the first pointer or keyboard event, including an event that happened
 * before this function ran. The head script holds back clicks until then. If the reader chose a version or a
 * configuration format, loads them immediately, because that choice changes what is shown.
 * @param startTabs resolves when the tabs of this page respond
 */
function startOnFirstInteraction(startTabs: () => Promise<void>): void {
  const signs = ['pointerover', 'focusin', 'keydown', 'click'];
  const missed: Event[] = [];
  const start = () =>
    Promise.all([
      import(/* webpackChunkName: "interaction-behaviors" */ './interaction-behaviors.ts'),
      startTabs(),
    ]).then(([{ startInteractionBehaviors }]) => {
      for (const sign of signs) window.removeEventListener(sign, note, true);
      startInteractionBehaviors(missed);
      document.dispatchEvent(new Event(proseReady));
    }, console.warn);
  const note = (event: Event) => {
    if (!isForSearch(event) && missed.push(event) === 1) void start();
  };
  for (const sign of signs) window.addEventListener(sign, note, true);
  const isDue = navigator.userActivation.hasBeenActive || [sinceKey, formKey].some(readStored);
  if (isDue || document.querySelector('.prose img')) note(new Event(proseReady));
}

/** Whether an event opens the search or occurs in its dialog, so that the prose can ignore it. */
function isForSearch({ target, key, ctrlKey, metaKey }: Event & Partial<KeyboardEvent>): boolean {
  return (
    (target instanceof Element && target.closest('dialog, header') !== null) ||
    key === '/' ||
    Boolean(ctrlKey || metaKey)
  );
}
