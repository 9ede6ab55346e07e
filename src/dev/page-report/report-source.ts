import { type PageReport, reportAddress } from '../../model/page-report.ts';

/** The current report about the open page, and the state of the connection to the dev server. */
interface ReportState {
  /** The latest report about the open page. Undefined before the first message, and if the URL has no page. */
  report: PageReport | undefined;
  /** Whether the dev server responds. */
  isConnected: boolean;
}

/** Store of the dev server's reports for React's `useSyncExternalStore`. */
export interface ReportSource {
  get(): ReportState;
  subscribe(onChange: () => void): () => void;
}

/**
 * Subscribes to reports about the open page. Hidden tabs unsubscribe, because browsers limit the number of connections
 * per host, and so that the dev server doesn't run their examples.
 */
export function openReportSource(): ReportSource {
  let state: ReportState = { report: undefined, isConnected: true };
  let stream: EventSource | undefined;
  let path = '';
  const listeners = new Set<() => void>();
  const set = (next: ReportState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  function listen(): void {
    stream?.close();
    stream = undefined;
    if (document.visibilityState === 'hidden') return;
    if (path !== location.pathname) set({ report: undefined, isConnected: true });
    path = location.pathname;
    stream = new EventSource(`${reportAddress}?page=${encodeURIComponent(decodeURI(path))}`);
    stream.addEventListener('message', ({ data }) =>
      set({ report: (JSON.parse(data as string) as PageReport | null) ?? undefined, isConnected: true }),
    );
    stream.addEventListener('error', () => set({ ...state, isConnected: false }));
  }

  listen();
  document.addEventListener('page-shown', () => {
    if (path !== location.pathname) listen();
  });
  document.addEventListener('visibilitychange', listen);
  return {
    get: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
