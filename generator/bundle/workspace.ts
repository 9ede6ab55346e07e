import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from '../../site.config.ts';
import { cacheFolder, inProject } from '../paths.ts';

/** Folders under `.cache/` that are used to build a content folder. */
export interface Workspace {
  /** Parent of all other folders. */
  base: string;
  /** Cache of compiled pages, which production and development share. */
  compiled: string;
  /** Cache file of the search index, which production and development share. */
  searchIndex: string;
  /** Cache file of the Markdown copies, which all modes share. */
  markdownCopies: string;
  /** Generated modules, which the app imports as `site/…`. */
  modules: string;
  /** Files that webpack writes for the browser, before they are copied to the site's output. */
  client: string;
  /** Folder of the prerender bundle, the head script and the service worker. */
  server: string;
  /** webpack's persistent cache. */
  webpackCache: string;
  /** Record of the last output and its inputs (see `generator/output/`). */
  manifest: string;
}

/**
 * Returns the build folders for a content folder. The project's own content has fixed ones. Others are keyed by a hash
 * of their path, so that building a mirror or a fixture doesn't affect the project's caches.
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
