import { onHost } from '../../model/on-host.ts';
import { useEffect, useState } from 'react';
import type { Wishes } from './tracker.ts';
import { createTracker, mayTrack } from './tracker.ts';

interface Props {
  /** Measurement id; without one nothing is loaded or sent. */
  id: string | undefined;
  /** Path of the page shown, with its trailing slash: each change is a view. */
  path: string;
}

/** Counts page views where an id is configured and the reader's browser doesn't object. Shows nothing. */
export function Analytics({ id, path }: Props) {
  const [tracker] = useState(() => (typeof window === 'undefined' ? undefined : createTracker(window)));
  useEffect(() => {
    if (!id || !tracker || !mayTrack(navigator as Wishes)) return;
    tracker.initialize(id);
    // The app puts title and address in place around React's commit of the page, and this runs within it. The query names campaigns.
    queueMicrotask(() =>
      tracker.pageView({ location: location.origin + onHost(path) + location.search, title: document.title }),
    );
  }, [id, path, tracker]);
  return null;
}

export default Analytics;
