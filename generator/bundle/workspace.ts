import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from '../../site.config.ts';
import { cacheFolder, inProject } from '../paths.ts';

/** Build folders of a content folder, under `.cache/`. */
export interface Workspace {
  /** Parent of all the others. */
  base: string;
  /** Cache of compiled pages; shared by production and development. */
  compiled: string;
  /** Cache file of the search index; shared by production and development. */
  searchIndex: string;
  /** Cache file of the Markdown copies; shared by all modes. */
  markdownCopies: string;
  /** Generated modules, `site/…` in the app. */
  modules: string;
  /** webpack's output for the browser, before it is copied to the site's output. */
  client: string;
  /** Prerender bundle, head script and service worker. */
  server: string;
  /** webpack's persistent cache. */
  webpackCache: string;
  /** Record of the inputs of the last output (see `generator/output/`). */
  manifest: string;
}

/**
 * The folders for a content folder. The project's own has fixed ones; others are keyed by a hash of their path, so that
 * building a mirror or a fixture doesn't affect the project's caches.
 * @param content absolute content folder
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
