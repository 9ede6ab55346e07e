/** Sends page views to Google Analytics 4. */
export interface Tracker {
  /** Loads the service's script for a measurement id (`G-…`). The second time does nothing. */
  initialize(id: string): void;
  /** Sends one `page_view`. Throws `Google analytics is not initialized` before `initialize`. */
  pageView(page: TrackedView): void;
}

export interface TrackedView {
  /** Full URL. */
  location: string;
  title: string;
}

/** The properties of `navigator` that say whether the reader may be tracked. */
export interface Wishes {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the browser doesn't ask not to be tracked. */
export function mayTrack({ globalPrivacyControl, doNotTrack }: Wishes): boolean {
  return globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes';
}

interface AnalyticsWindow {
  document: Document;
  dataLayer?: unknown[] | undefined;
}

/** Creates a tracker for a window. It loads nothing before `initialize`. */
export function createTracker(window: AnalyticsWindow): Tracker {
  let send: ((...command: unknown[]) => void) | undefined;
  return {
    initialize(id) {
      if (send) return;
      const dataLayer = (window.dataLayer ??= []);
      send = function gtag() {
        // gtag.js expects an `arguments` object here and ignores arrays.
        dataLayer.push(arguments);
      };
      send('js', new Date());
      // Page views are sent manually, one per route change.
      send('config', id, { send_page_view: false });
      const script = window.document.createElement('script');
      script.async = true;
      script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
      window.document.head.append(script);
    },
    pageView({ location, title }) {
      if (!send) throw new Error('Google analytics is not initialized');
      send('event', 'page_view', { page_location: location, page_title: title });
    },
  };
}
