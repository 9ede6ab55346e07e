import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from '../../site.config.ts';
import { cacheFolder, inProject } from '../paths.ts';

/** Folders under `.cache/` that builds of a content folder use. */
export interface Workspace {
  /** Folder that contains all other cache folders. */
  base: string;
  /** Cache of compiled pages, which production and development builds share. */
  compiled: string;
  /** Cache file of the search index, which production and development builds share. */
  searchIndex: string;
  /** Cache file of the Markdown copies of pages, which all build modes share. */
  markdownCopies: string;
  /** Folder of the generated modules, which the app imports as `site/…`. */
  modules: string;
  /** Folder of the files that webpack writes for the browser, before they are copied to the site's output. */
  client: string;
  /** Folder of the prerender bundle, the head script and the service worker. */
  server: string;
  /** Folder of webpack's persistent cache. */
  webpackCache: string;
  /** Absolute path of the JSON file that records the last output and its inputs (see `generator/output/`). */
  manifest: string;
}

/**
 * Returns the cache folders for builds of a content folder. The project's own content has fixed folders. Those of other
 * content are keyed by a hash of its path, so that building a translation or a test fixture doesn't affect the
 * project's caches.
 *
 * @param content absolute path of the content folder
 * @param mode each mode has separate folders; `once` is a throwaway production build
 */
export function workspaceOf(content: string, mode: 'production' | 'development' | 'once'): Workspace {
  const own = content === inProject(build.content);
  const base = own
    ? cacheFolder
    : path.join(cacheFolder, 'other', createHash('sha256').update(content).digest('hex').slice(0, 12));
  const folder = path.join(base, { production: '', development: 'dev', once: 'once' }[mode]);
  return {
    base,
    compiled: path.join(base, 'compile'),
    searchIndex: path.join(base, 'search-index.json'),
    markdownCopies: path.join(base, 'markdown-copies.json'),
    modules: path.join(folder, 'site'),
    client: path.join(folder, 'client'),
    server: path.join(folder, 'server'),
    webpackCache: path.join(folder, 'webpack'),
    manifest: path.join(folder, 'output.json'),
  };
}
