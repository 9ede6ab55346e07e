import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { updateHead } from './document/update-head.ts';
import { focusTarget } from './navigation/focus.ts';
import { loadView, twice, watchPages } from './navigation/load-view.ts';
import { shouldReload } from './navigation/redeploy.ts';
import { type Navigator, startNavigator } from './navigation/navigator.ts';
import { startPrefetch } from './navigation/prefetch.ts';
import { loadAdoptingScreen } from './screens.tsx';
import { createViewStore, type InlineData, type View } from './view.ts';
import { whenIdle } from './when-idle.ts';

/** Hydrates the frame around the document's page, and starts what can wait once the browser is idle. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root || location.pathname.startsWith('/app-shell')) return;
  // By its element too: a heading called “Page data” has that id as well, and comes first.
  const inline = document.querySelector('script#page-data')?.textContent;
  const first = await firstView(inline).catch(failedView);
  if (first === 'reloading') return;
  const store = createViewStore(first);
  // Whatever changes the view waits for this: React takes the document for that of the view it finds in the store.
  await new Promise<void>((onReady) => {
    const app = <App store={store} onReady={onReady} onRetry={() => void navigator.retry()} />;
    // A transition is worked off in slices, between which the browser answers the reader. The 404 page is rendered anew: one
    // document serves every unknown address, so its header knows none of them and could not be hydrated.
    if (inline && store.get().kind === 'page') startTransition(() => void hydrateRoot(root, app));
    else flushSync(() => createRoot(root).render(app));
  });

  const navigator: Navigator = startNavigator({
    current: store.get,
    commit(view) {
      flushSync(() => store.set(view));
      updateHead(view.kind === 'page' ? view.page : undefined);
      announce(document.title);
      document.dispatchEvent(new Event('page-shown'));
    },
    pending(isPending) {
      document.documentElement.toggleAttribute('data-loading', isPending);
    },
    focus: focusTarget,
  });
  startPrefetch(() => store.get());
  watchPages(store.get().path, async () => {
    const view = await loadView(store.get().path);
    // A page that was deleted or renamed is said to be gone, and comes back with its file.
    if (view.kind !== 'redirect') store.set(view);
  });
  whenIdle(() => {
    import(/* webpackChunkName: "behaviors" */ './behaviors.ts').then(({ startBehaviors }) => startBehaviors(), console.warn);
  });
}

/** The view of the document; where it carries none (the offline worker's shell), the one of its address. */
async function firstView(inline: string | undefined | null): Promise<View> {
  const path = location.pathname;
  if (!inline) {
    const view = await loadView(path.endsWith('/') ? path : `${path}/`);
    // Where a legacy address leads is settled by the navigator, which knows how.
    return view.kind === 'redirect' ? { kind: 'not-found', path } : view;
  }
  const data = JSON.parse(inline) as InlineData;
  if ('screen' in data) return { kind: 'not-found', path };
  return { kind: 'page', path: data.page.url, ...data, Screen: await twice(() => loadAdoptingScreen(data.page.kind)) };
}

/** What shows when the document's own view did not come: the frame at least. */
async function failedView(error: unknown): Promise<View | 'reloading'> {
  if (await shouldReload(error)) {
    location.reload();
    return 'reloading';
  }
  console.error(error);
  return { kind: 'failed', path: location.pathname };
}

function announce(title: string): void {
  const announcer = document.querySelector('#announcer[aria-live]');
  if (announcer) announcer.textContent = title;
}
