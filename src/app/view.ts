import type { ComponentType, ReactNode } from 'react';
import type { PageData, SectionData } from '../model/page.ts';
import type { SidebarAnchor } from '../model/sidebar-anchor.ts';

/** Props of a screen, the component that replaces a page's prose or surrounds it. */
export interface ScreenProps {
  /** Prose of the page. */
  children: ReactNode;
}

/** The screen component of a tool: the default export of `page/Screen.tsx` in the tool's folder. */
export type ToolScreen = ComponentType<ScreenProps>;

/** What the frame currently shows. */
export type View = PageView | FailedView | { kind: 'not-found'; path: string; page?: undefined };

interface PageView {
  kind: 'page';
  path: string;
  page: PageData;
  section: SectionData;
  /**
   * Static HTML of the page's prose. Omitted if the document already contains the prose, which the app then leaves
   * unchanged.
   */
  html?: string | undefined;
  /** Headings of the page for the sidebar. Omitted if the document already contains their list. */
  anchors?: SidebarAnchor[] | undefined;
  /** The page's own screen, if it has one. */
  Screen?: ComponentType<ScreenProps> | undefined;
}

/** A page that could not be loaded. */
interface FailedView {
  kind: 'failed';
  path: string;
  page?: undefined;
  /** Section of the previous page, whose sidebar stays visible after the failure. */
  section?: SectionData | undefined;
}

/** Returns the view of a page that failed to load. The previous page's sidebar stays visible. */
export function failedView(path: string, last?: View): FailedView {
  return { kind: 'failed', path, section: last && sectionBeside(last) };
}

/** Returns the section whose sidebar is shown next to a view, or undefined for full-width screens. */
export function sectionBeside(view: View): SectionData | undefined {
  return view.kind === 'not-found' || (view.kind === 'page' && view.Screen) ? undefined : view.section;
}

/** JSON in the `#page-data` element of a prerendered document. */
export type InlineData = { page: PageData; section: SectionData } | { screen: 'not-found' };

/** Stores the current view of the app. React reads it through `useSyncExternalStore`. */
export interface ViewStore {
  get(): View;
  set(view: View): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store for the app's current view. It starts with the view in the document. */
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
