import type { ComponentType } from 'react';
import type { Anchor, PageData, SectionData } from '../model/page.ts';

/** What a screen of its own is given. */
export interface ScreenProps {
  /** As in `PageView`. */
  html?: string;
}

/** What the frame shows around and inside. */
export type View = PageView | { kind: 'not-found'; path: string } | { kind: 'failed'; path: string };

export interface PageView {
  kind: 'page';
  path: string;
  page: PageData;
  section: SectionData;
  /** Static HTML of the prose; absent where it came with the document and is adopted as it stands. */
  html?: string;
  /** Headings for the sidebar; absent where their list came with the document. */
  anchors?: Anchor[];
  /** The own screen of home and vote. */
  Screen?: ComponentType<ScreenProps>;
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
