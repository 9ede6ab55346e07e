import { useCallback, useEffect, useState } from 'react';
import { queryOf, type View, viewOf } from './view-address.ts';

interface ShownView {
  view: View;
  /** Changes parts of the view, and adds an entry to the browser history. */
  show: (changed: Partial<View>) => void;
  /** Returns to the first view, because another stats file has other modules. */
  reset: () => void;
}

/** Holds what the bundle explorer shows, in the page's URL and in the browser history. */
export function useView(): ShownView {
  const [view, setView] = useState(() => viewOf(location.search));
  useEffect(() => {
    const own = location.pathname;
    const onBack = () => {
      // The reader may have gone back to another page, which isn't shown yet.
      if (location.pathname === own) setView(viewOf(location.search));
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  const show = (changed: Partial<View>) => {
    const next = { ...view, ...changed };
    setView(next);
    const query = queryOf(next);
    // Keep the state, because it contains the scroll position.
    if (query !== location.search) history.pushState(history.state, '', `${location.pathname}${query}`);
  };
  const reset = useCallback(() => {
    setView(viewOf(''));
    history.replaceState(history.state, '', location.pathname);
  }, []);
  return { view, show, reset };
}
