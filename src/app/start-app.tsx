import { canonicalPath } from '../model/url.ts';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { site } from '../../site.config.ts';
import { documentTitle } from '../model/titles.ts';
import { App } from './App.tsx';
import { addressOf } from './navigation/address.ts';
import { focusTarget } from './navigation/focus.ts';
import { frameReady } from './early-clicks.ts';
import { loadView, twice, watchPages } from './navigation/load-view.ts';
import { shouldReload } from './navigation/redeploy.ts';
import { type Navigator, startNavigator } from './navigation/navigator.ts';
import { startPrefetch } from './navigation/prefetch.ts';
import { PrerenderedScreen } from './layout/PrerenderedScreen.tsx';
import { loadAdoptingScreen } from './screens.tsx';
import { createViewStore, failedView, type InlineData, type View } from './view.ts';
import { whenIdle } from '../ui/browser/when-idle.ts';

/**
 * Hydrates the page frame around the document's static prose, and schedules everything else for when the browser is
 * idle.
 */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root || location.pathname.startsWith(`${BASE_PATH}/app-shell`)) return;
  // Match the tag name of the data element as well, because a heading named “Page data” has the same id and comes
  // first.
  const inline = document.querySelector('script#page-data')?.textContent;
  const data = inline ? (JSON.parse(inline) as InlineData) : undefined;
  const first = await firstView(data);
  if (first === 'reloading') return;
  const store = createViewStore(first);
  const showHead = (view: View) => {
    document.title = titleOf(view);
    void loadHead().then(({ updateHead }) => {
      if (store.get() === view) updateHead(view);
    }, console.warn);
  };
  if (!data) showHead(first);
  // Wait for hydration before any change of the view, because React compares the document with the view in the store.
  await new Promise<void>((onReady) => {
    const app = <App store={store} onReady={onReady} onRetry={() => void navigator.retry()} />;
    // A transition hydrates the page in slices, which keeps the browser responsive. The 404 page is rendered from
    // scratch: every unknown URL gets the same document, so its header may not match and can't be hydrated.
    if (data && first.kind === 'page') startTransition(() => void hydrateRoot(root, app));
    else flushSync(() => createRoot(root).render(app));
  });

  const navigator: Navigator = startNavigator({
    current: store.get,
    commit(view) {
      flushSync(() => store.set(view));
      showHead(view);
      announce(document.title);
      document.dispatchEvent(new Event('page-shown'));
    },
    pending(isPending) {
      document.documentElement.toggleAttribute('data-loading', isPending);
      document.getElementById('main')?.setAttribute('aria-busy', String(isPending));
      announce(isPending ? TEXTS.loading : '');
    },
    focus: focusTarget,
  });
  document.dispatchEvent(new Event(frameReady));
  startPrefetch(() => store.get());
  watchPages(store.get().path, async () => {
    const view = await loadView(store.get().path);
    // During development, a page whose file was deleted or renamed isn't updated until the file is back.
    if (view.kind === 'redirect') return;
    store.set(view);
    showHead(view);
  });
  whenIdle(wakeProse);
}

/** Starts the interactive behaviors of prose. If their chunk fails to load, tries again on the next navigation. */
function wakeProse(): void {
  import(/* webpackChunkName: "behaviors" */ './idle-behaviors.ts').then(
    ({ startIdleBehaviors }) => startIdleBehaviors(),
    (error) => {
      console.warn(error);
      document.addEventListener('page-shown', wakeProse, { once: true });
    },
  );
}

/**
 * Returns the view that the document contains. The service worker's shell contains none, so there it loads the view for
 * the current URL. If loading fails, returns a view that keeps the frame and any prose in the document.
 */
async function firstView(data: InlineData | undefined): Promise<View | 'reloading'> {
  const path = IS_ALONE ? location.pathname : addressOf(location).path;
  if (data && 'screen' in data) return { kind: 'not-found', path };
  try {
    return data ? await adoptedView(data) : await viewOfAddress(path);
  } catch (error) {
    if (await shouldReload(error)) {
      location.reload();
      return 'reloading';
    }
    console.error(error);
    return data ? { kind: 'page', path: data.page.url, ...data, Screen: PrerenderedScreen } : failedView(path);
  }
}

async function adoptedView(data: Exclude<InlineData, { screen: string }>): Promise<View> {
  return { kind: 'page', path: data.page.url, ...data, Screen: await twice(() => loadAdoptingScreen(data.page.kind)) };
}

async function viewOfAddress(path: string): Promise<View> {
  const view = await loadView(canonicalPath(path));
  // Don't follow a redirect here. The navigator loads the URL again if no page was found, and then follows it.
  return view.kind === 'redirect' ? { kind: 'not-found', path } : view;
}

/** Loads the code that updates the head tags. Except for the title, they aren't needed before the first navigation. */
const loadHead = () => import(/* webpackChunkName: "page-head" */ './document/update-head.ts');

function titleOf(view: View): string {
  return documentTitle(view.kind === 'page' ? view.page : view.kind, site.name);
}

function announce(title: string): void {
  const announcer = document.querySelector('#announcer[aria-live]');
  if (announcer) announcer.textContent = title;
}
