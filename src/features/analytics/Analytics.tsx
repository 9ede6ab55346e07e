import { onHost } from '../../model/on-host.ts';
import { useEffect, useState } from 'react';
import type { Wishes } from './tracker.ts';
import { createTracker, mayTrack } from './tracker.ts';

interface Props {
  /** Google Analytics measurement id. Without it, nothing is loaded or sent. */
  id: string | undefined;
  /** Path of the current page, with a trailing slash. A page view is sent whenever it changes. */
  path: string;
}

/**
 * Sends page views to Google Analytics if an id is configured and the browser doesn't send a do-not-track signal.
 * Renders nothing.
 */
export function Analytics({ id, path }: Props) {
  const [tracker] = useState(() => (typeof window === 'undefined' ? undefined : createTracker(window)));
  useEffect(() => {
    if (!id || !tracker || !mayTrack(navigator as Wishes)) return;
    tracker.initialize(id);
    // Defer the page view, because this effect runs during React's commit, before the app may have updated the title
    // and the URL. The query is kept for its campaign parameters.
    queueMicrotask(() =>
      tracker.pageView({ location: location.origin + onHost(path) + location.search, title: document.title }),
    );
  }, [id, path, tracker]);
  return null;
}

export default Analytics;
