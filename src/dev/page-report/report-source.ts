import { type PageReport, reportAddress } from '../../model/page-report.ts';

/** What is known of the open page. */
export interface ReportState {
  /** None while nothing was told, and where there is no page. */
  report: PageReport | undefined;
  /** Whether the dev server answers. */
  isConnected: boolean;
}

/** Something to read with React's `useSyncExternalStore`. */
export interface ReportSource {
  get(): ReportState;
  subscribe(onChange: () => void): () => void;
}

/**
 * Listens to the reports on whatever page is open. A tab that nobody sees does not listen: a browser allows few connections
 * to one host, and the examples of such a page need not run.
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
