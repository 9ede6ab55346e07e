import type { ComponentType, ReactNode } from 'react';
import type { PageData, SectionData } from '../model/page.ts';
import type { SidebarAnchor } from '../model/sidebar-anchor.ts';

/** Props of a screen. */
export interface ScreenProps {
  /** The page's prose. */
  children: ReactNode;
}

/** A tool's screen: the default export of `page/Screen.tsx` in its folder. */
export type ToolScreen = ComponentType<ScreenProps>;

/** What the frame currently shows. */
export type View = PageView | FailedView | { kind: 'not-found'; path: string; page?: undefined };

export interface PageView {
  kind: 'page';
  path: string;
  page: PageData;
  section: SectionData;
  /** Static HTML of the prose; absent if it came with the document and is adopted unchanged. */
  html?: string | undefined;
  /** Headings for the sidebar; absent if their list came with the document. */
  anchors?: SidebarAnchor[] | undefined;
  /** Set for pages with their own screen. */
  Screen?: ComponentType<ScreenProps> | undefined;
}

/** A page that could not be loaded. */
export interface FailedView {
  kind: 'failed';
  path: string;
  page?: undefined;
  /** Section of the previous page, whose sidebar stays visible. */
  section?: SectionData | undefined;
}

/** The view of a page that failed to load; the previous page's sidebar is kept. */
export function failedView(path: string, last?: View): FailedView {
  return { kind: 'failed', path, section: last && sectionBeside(last) };
}

/** The section whose sidebar is shown next to a view; undefined for full-width screens. */
export function sectionBeside(view: View): SectionData | undefined {
  return view.kind === 'not-found' || (view.kind === 'page' && view.Screen) ? undefined : view.section;
}

/** JSON that a document carries in `#page-data`. */
export type InlineData = { page: PageData; section: SectionData } | { screen: 'not-found' };

/** Holds the current view; React reads it through `useSyncExternalStore`. */
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
