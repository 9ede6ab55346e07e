/** Sends page views to Google Analytics 4. */
interface Tracker {
  /** Loads Google's script for a measurement id (`G-…`). Later calls do nothing. */
  initialize(id: string): void;
  /** Sends one `page_view` event. Throws `Google analytics is not initialized` if called before `initialize`. */
  pageView(page: TrackedView): void;
}

interface TrackedView {
  /** Full URL of the viewed page. */
  location: string;
  title: string;
}

/** The properties of `navigator` that tell whether the reader consents to tracking. */
export interface Wishes {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether tracking is allowed: the browser sends neither Global Privacy Control nor Do Not Track. */
export function mayTrack({ globalPrivacyControl, doNotTrack }: Wishes): boolean {
  return globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes';
}

interface AnalyticsWindow {
  document: Document;
  dataLayer?: unknown[] | undefined;
}

/** Creates an analytics tracker for a window. Nothing is loaded until `initialize` is called. */
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
      // Send page views to Google Analytics manually, one per client-side navigation.
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
