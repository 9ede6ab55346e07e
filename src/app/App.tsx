import { useEffect, useSyncExternalStore } from 'react';
import { site } from '../../site.config.ts';
import { Sidebar } from '../features/sidebar/Sidebar/Sidebar.tsx';
import { useChunk } from '../ui/browser/useChunk.ts';
import { LoadError } from '../ui/LoadError/LoadError.tsx';
import { NotFound } from '../ui/NotFound/NotFound.tsx';
import { LazyPart } from './LazyPart.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Article } from './layout/Article/Article.tsx';
import { Prose } from './layout/Article/Prose.tsx';
import { Frame } from './layout/Frame/Frame.tsx';
import { loadSection } from './navigation/load-view.ts';
import { sectionBeside, type View, type ViewStore } from './view.ts';

interface AppProps {
  store: ViewStore;
  /** Called once after the first view is hydrated and responds to the reader. */
  onReady?: () => void;
  onRetry: () => void;
}

/** Root component: renders the frame around the view that the store currently holds. */
export function App({ store, onReady, onRetry }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  return (
    <>
      <Frame path={view.path} page={view.page} sidebar={sidebarOf(view)}>
        <ErrorBoundary key={view.path} fallback={<LoadError onRetry={reload} />}>
          <Screen view={view} onRetry={onRetry} />
        </ErrorBoundary>
      </Frame>
      <ErrorBoundary>
        <PageViews path={view.path} />
      </ErrorBoundary>
    </>
  );
}

/** Does a full page reload, because rendering the same data again would throw the same error. */
const reload = () => location.reload();

const loadNearPages = () => import(/* webpackChunkName: "near-pages" */ '../features/search/NearPages.tsx');

const loadAnalytics = () => import(/* webpackChunkName: "analytics" */ '../features/analytics/Analytics.tsx');

/** Reports page views if `site.config.ts` configures analytics. Otherwise, the analytics chunk is never loaded. */
function PageViews({ path }: { path: string }) {
  const { loaded } = useChunk(loadAnalytics, site.analyticsId !== undefined);
  return loaded ? <loaded.Analytics id={site.analyticsId} path={path} /> : null;
}

function Screen({ view, onRetry }: { view: View; onRetry: () => void }) {
  if (view.kind === 'not-found')
    return (
      <NotFound>
        <LazyPart load={loadNearPages} name="NearPages" props={{ path: view.path }} />
      </NotFound>
    );
  if (view.kind === 'failed') return <LoadError onRetry={onRetry} />;
  const { Screen: Own, page, section, html } = view;
  if (!Own) return <Article page={page} section={section} html={html} />;
  return (
    <Own>
      <Prose html={html} />
    </Own>
  );
}

function sidebarOf(view: View) {
  const section = sectionBeside(view);
  if (!section) return undefined;
  const anchors = view.kind === 'page' ? view.anchors : [];
  return <Sidebar key={section.id} section={section} path={view.path} anchors={anchors} loadWhole={loadSection} />;
}
