import { createHash } from 'node:crypto';
import path from 'node:path';
import { cacheFolder, inProject } from '../paths.ts';

/** Folders of one content folder's build, under `.cache/`. */
export interface Workspace {
  /** What holds all the others. */
  base: string;
  /** Compiled pages; shared by production and development. */
  compiled: string;
  /** File that keeps the search index; shared by production and development. */
  searchIndex: string;
  /** File that keeps the pages as Markdown; shared by all. */
  markdownCopies: string;
  /** Generated modules, `site/…` for the app. */
  modules: string;
  /** What webpack emits for the browser, before it is taken into the output. */
  client: string;
  /** The prerender bundle, the head script and the service worker. */
  server: string;
  /** webpack's persistent cache. */
  webpackCache: string;
  /** What the last output was made from (see `generator/output/`). */
  manifest: string;
}

/**
 * The folders for a content folder: the project's own has fixed ones, any other gets its own by a hash of its path, so that
 * building a mirror or a fixture leaves the project's caches alone.
 * @param content absolute content folder
 * @param mode each keeps apart from the others; `once` is production for a build that is looked at and thrown away
 */
export function workspaceOf(content: string, mode: 'production' | 'development' | 'once'): Workspace {
  const own = content === inProject('content');
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
