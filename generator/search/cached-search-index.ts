/**
 * Caches the search index between builds. Building it takes a third of the time of a build in which only code changed.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionOfCode } from '../../compile/cache-keys/code-version.ts';
import { filesBelow } from '../../compile/cache-keys/files-below.ts';
import { keyOf } from '../../compile/cache-keys/key-of.ts';
import { writeAtomically } from '../../compile/write-atomically.ts';
import type { Facts } from '../../facts/types.ts';
import { inProject } from '../paths.ts';
import type { SearchablePage, SearchFile } from './build-search-index.ts';
import { searchIndexInThread } from './search-index-thread.ts';

/** Format of the cache file, which contains a single search index. */
interface Kept {
  key: string;
  files: SearchFile[];
}

/**
 * Returns the files of the built-in search. They come from the cache if pages, facts about webpack, questions, and code
 * are unchanged.
 *
 * @param file absolute path of the cache file
 * @throws errors of building the index
 */
export async function cachedSearchIndex(
  pages: readonly SearchablePage[],
  facts: Facts,
  file: string,
): Promise<SearchFile[]> {
  const key = keyOf({
    pages: pages.map(searchable),
    facts: [...facts.byId.values()],
    versions: facts.versions,
    questions: await filesBelow(inProject('data/reader-questions')),
    code: versionOfCode([path.join(import.meta.dirname, 'search-index-worker.ts')]),
  });
  const kept = await readKept(file);
  if (kept?.key === key) return kept.files;
  const files = await searchIndexInThread(pages.map(searchable));
  await writeAtomically(file, JSON.stringify({ key, files } satisfies Kept));
  return files;
}

/** Reads the cached search index. Returns undefined if the file is missing or was truncated by a killed process. */
function readKept(file: string): Promise<Kept | undefined> {
  return readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Kept)
    .catch(() => undefined);
}

/** Returns a page without the fields that the search index ignores. */
function searchable({
  url,
  kind,
  title,
  description,
  headings,
  ids,
  sections,
  claims,
  links,
  html,
  frontMatter: { phrases },
}: SearchablePage): SearchablePage {
  return { url, kind, title, description, headings, ids, sections, claims, links, html, frontMatter: { phrases } };
}
