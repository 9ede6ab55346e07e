import type { ComponentType, ReactNode } from 'react';
import type { PageData, SectionData } from '../model/page.ts';
import type { SidebarAnchor } from '../model/sidebar-anchor.ts';

/** What a screen of its own is given. */
export interface ScreenProps {
  /** The words of its page. */
  children: ReactNode;
}

/** A screen of a tool: `page/Screen.tsx` in its folder, by default export. */
export type ToolScreen = ComponentType<ScreenProps>;

/** What the frame shows around and inside. */
export type View = PageView | FailedView | { kind: 'not-found'; path: string; page?: undefined };

export interface PageView {
  kind: 'page';
  path: string;
  page: PageData;
  section: SectionData;
  /** Static HTML of the prose; absent where it came with the document and is adopted as it stands. */
  html?: string | undefined;
  /** Headings for the sidebar; absent where their list came with the document. */
  anchors?: SidebarAnchor[] | undefined;
  /** Of a page with a screen of its own. */
  Screen?: ComponentType<ScreenProps> | undefined;
}

/** A page that could not be loaded. */
export interface FailedView {
  kind: 'failed';
  path: string;
  page?: undefined;
  /** The sidebar that stands beside it: that of the page before. */
  section?: SectionData | undefined;
}

/** The view of a page that did not come; what stood around the last one stays. */
export function failedView(path: string, last?: View): FailedView {
  return { kind: 'failed', path, section: last && sectionBeside(last) };
}

/** The section whose sidebar stands beside a view; nothing where a screen spans the whole width. */
export function sectionBeside(view: View): SectionData | undefined {
  return view.kind === 'not-found' || (view.kind === 'page' && view.Screen) ? undefined : view.section;
}

/** What a document carries as JSON in `#page-data`. */
export type InlineData = { page: PageData; section: SectionData } | { screen: 'not-found' };

/** Holds the view; React reads it through `useSyncExternalStore`. */
export interface ViewStore {
  get(): View;
  set(view: View): void;
  subscribe(listener: () => void): () => void;
}

/** A store that starts with the view of the document. */
export function createViewStore(first: View): ViewStore {
  let view = first;
  const listeners = new Set<() => void>();
  return {
    get: () => view,
    set(next) {
      view = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
