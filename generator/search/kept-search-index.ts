/** The search index between builds: it takes a third of the time of a build in which only code changed. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionOfCode } from '../../compile/keys/code-version.ts';
import { filesBelow } from '../../compile/keys/files-below.ts';
import { keyOf } from '../../compile/keys/key-of.ts';
import { writeWhole } from '../../compile/write-whole.ts';
import type { Facts } from '../../facts/types.ts';
import { inProject } from '../paths.ts';
import type { SearchablePage, SearchFile } from './build-search-index.ts';
import { searchIndexInThread } from './search-index-thread.ts';

/** What is kept: one index, of the last pages. */
interface Kept {
  key: string;
  files: SearchFile[];
}

/**
 * The files of the embedded search: those of the last build where pages, facts, questions and the code that reads them are
 * the same.
 * @param file absolute file that keeps them
 * @throws what building them throws
 */
export async function keptSearchIndex(
  pages: readonly SearchablePage[],
  facts: Facts,
  file: string,
): Promise<SearchFile[]> {
  const key = keyOf({
    pages: pages.map(searchable),
    facts: [...facts.byId.values()],
    versions: facts.versions,
    asked: await filesBelow(inProject('data/asked')),
    code: versionOfCode([path.join(import.meta.dirname, 'search-index-worker.ts')]),
  });
  const kept = await readKept(file);
  if (kept?.key === key) return kept.files;
  const files = await searchIndexInThread(pages.map(searchable));
  await writeWhole(file, JSON.stringify({ key, files } satisfies Kept));
  return files;
}

/** Nothing where there is none, or what a killed process left. */
function readKept(file: string): Promise<Kept | undefined> {
  return readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Kept)
    .catch(() => undefined);
}

/** A page without what the index does not look at. */
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
