import { chunkFailure } from './chunk-failure.ts';
import { loadScreen } from '../screens.tsx';
import type { SectionData } from '../../model/page.ts';
import type { View } from '../view.ts';

/** Redirect of an unknown path. */
export interface Redirect {
  kind: 'redirect';
  to: string;
}

/** The loaders of all pages, in a separate chunk. */
export function loadPageTable(): Promise<typeof import('site/pages.js')> {
  return import(/* webpackChunkName: "pages" */ 'site/pages.js');
}

/**
 * Runs a loader, and retries it once on failure: most failed chunks are a lost connection. No retry after webpack's
 * timeout (120 s), because browsers would make the second script wait for the first response.
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
 * Loads everything that the page at `path` needs before it is shown.
 * Rejects with webpack's `ChunkLoadError` if a chunk failed twice.
 */
export async function loadView(path: string): Promise<View | Redirect> {
  const { pages } = await twice(loadPageTable);
  const load = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (!load) return await redirectOf(path);
  const [{ page, html, anchors }] = await Promise.all([twice(load), loadSections()]);
  const [section, Screen] = await Promise.all([loadSection(page.section), twice(() => loadScreen(page.kind))]);
  return { kind: 'page', path, page, html, anchors, section, Screen };
}

/** All pages of a section. Rejects with webpack's `ChunkLoadError` if a chunk failed twice. */
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

/** Prefetches a page's chunk. Errors are ignored. */
export async function prefetchPage(path: string): Promise<void> {
  try {
    const { pages } = await loadPageTable();
    if (Object.hasOwn(pages, path)) await pages[path]?.();
  } catch {
    // The click will load it again, and shows the error if that fails too.
  }
}

/**
 * In development, calls back when an edit changed a page or a section; does nothing in production.
 * In this file because webpack requires `accept` calls in the module that imports the accepted ones.
 *
 * @param path of the open page: its module is loaded immediately, since only loaded modules are updated
 */
export function watchPages(path: string, onChange: () => void): void {
  if (import.meta.webpackHot) {
    // The promise isn't returned: the update would wait for it, while webpack delays new chunks until the update is
    // applied.
    import.meta.webpackHot.accept(['site/pages.js', 'site/sections.js'], () => void onChange());
    void loadView(path).catch(() => {});
  }
}
