import { chunkFailure } from './chunk-failure.ts';
import { loadScreen } from '../screens.tsx';
import type { SectionData } from '../../model/page.ts';
import type { View } from '../view.ts';

/** Where an unknown path leads instead. */
export interface Redirect {
  kind: 'redirect';
  to: string;
}

/** The loaders of all pages; a chunk of its own. */
export function loadPageTable(): Promise<typeof import('site/pages.js')> {
  return import(/* webpackChunkName: "pages" */ 'site/pages.js');
}

/**
 * Runs a loader, and once more if it fails: most failed chunks are a lost connection. Not after webpack's time-out (120 s), when
 * browsers have the second script wait for the answer to the first.
 */
export async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (chunkFailure(error) === 'timeout') throw error;
    return await load();
  }
}

/**
 * Everything that the page at `path` needs, before any of it is shown.
 * Rejects with webpack's `ChunkLoadError` when a chunk failed twice.
 */
export async function loadView(path: string): Promise<View | Redirect> {
  const { pages } = await twice(loadPageTable);
  const load = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (!load) return await redirectOf(path);
  const [{ page, html, anchors }] = await Promise.all([twice(load), loadSections()]);
  const [section, Screen] = await Promise.all([loadSection(page.section), twice(() => loadScreen(page.kind))]);
  return { kind: 'page', path, page, html, anchors, section, Screen };
}

/** All pages of a section. Rejects with webpack's `ChunkLoadError` when a chunk failed twice. */
export async function loadSection(id: string): Promise<SectionData> {
  const { sections } = await loadSections();
  const load = sections[id];
  if (!load) throw new Error(`site/sections.js has no section “${id}”`);
  return (await twice(load)).section;
}

function loadSections(): Promise<typeof import('site/sections.js')> {
  return twice(() => import(/* webpackChunkName: "sections" */ 'site/sections.js'));
}

async function redirectOf(path: string): Promise<View | Redirect> {
  const { redirects } = await twice(() => import(/* webpackChunkName: "redirects" */ 'site/redirects.js'));
  const to = Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  return to ? { kind: 'redirect', to } : { kind: 'not-found', path };
}

/** Loads a page's chunk ahead of the click; a failure is left to the click to meet. */
export async function prefetchPage(path: string): Promise<void> {
  try {
    const { pages } = await loadPageTable();
    if (Object.hasOwn(pages, path)) await pages[path]?.();
  } catch {
    // The click loads it again, and tells the reader if that fails too.
  }
}

/**
 * In development, calls back when an edit changed a page or a section; does nothing in production.
 * Stands here because webpack asks that of the module which imports them.
 *
 * @param path of the open page: its module is loaded at once, since only loaded ones are updated
 */
export function watchPages(path: string, onChange: () => void): void {
  if (import.meta.webpackHot) {
    // Its promise is not returned: an update waits for that, while webpack holds each new chunk until the update is applied.
    import.meta.webpackHot.accept(['site/pages.js', 'site/sections.js'], () => void onChange());
    void loadView(path).catch(() => {});
  }
}
