import { chunkFailure } from './chunk-failure.ts';
import { loadScreen } from '../screens.tsx';
import type { SectionData } from '../../model/page.ts';
import type { View } from '../view.ts';

/** A redirect from the path of a former page. */
interface Redirect {
  kind: 'redirect';
  to: string;
}

/** Loads the table of functions that load pages, which is a separate chunk. */
export function loadPageTable(): Promise<typeof import('site/pages.js')> {
  return import(/* webpackChunkName: "pages" */ 'site/pages.js');
}

/**
 * Loads a chunk with the given function, and retries once if that fails, because most chunk failures are lost
 * connections. Doesn't retry after webpack's timeout of 120 s, because browsers would make the second script wait for
 * the first response.
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
 * Loads everything needed to show the page at `path`. Rejects with webpack's `ChunkLoadError` if a chunk failed twice.
 */
export async function loadView(path: string): Promise<View | Redirect> {
  const { pages } = await twice(loadPageTable);
  const load = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (!load) return await redirectOf(path);
  const [{ page, html, anchors }] = await Promise.all([twice(load), loadSections()]);
  const [section, Screen] = await Promise.all([loadSection(page.section), twice(() => loadScreen(page.kind))]);
  return { kind: 'page', path, page, html, anchors, section, Screen };
}

/** Loads the list of a section's pages. Rejects with webpack's `ChunkLoadError` if a chunk failed twice. */
export async function loadSection(id: string): Promise<SectionData> {
  const { sections } = await loadSections();
  const load = sections[id];
  if (!load) throw new Error(`no section ${id}`);
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

/** Prefetches a page's chunk. Ignores errors. */
export async function prefetchPage(path: string): Promise<void> {
  try {
    const { pages } = await loadPageTable();
    if (Object.hasOwn(pages, path)) await pages[path]?.();
  } catch {
    // Ignore errors when prefetching: a click on the link loads the page again, and shows the error if that fails too.
  }
}

/**
 * In development, calls `onChange` when an edit changed a page or a section. Does nothing in production. It is in this
 * file because `accept` must be called in the module that imports the modules to accept.
 *
 * @param path of the open page, whose module is loaded immediately because only loaded modules are updated
 */
export function watchPages(path: string, onChange: () => void): void {
  if (import.meta.webpackHot) {
    // Don't return the promise: the hot update would wait for it, but webpack loads no new chunks until the update is
    // applied.
    import.meta.webpackHot.accept(['site/pages.js', 'site/sections.js'], () => void onChange());
    void loadView(path).catch(() => {});
  }
}
