/**
 * Writes the files of the site other than documents and the app: data fetched on demand (anchors, facts about webpack,
 * the search index), files for programs (feeds, lists, Markdown), and static files.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentDirectory } from '../compile/index/content-index.ts';
import { playableBuilds } from '../compile/examples/playable-builds.ts';
import { readPlayable } from '../compile/examples/playable-examples.ts';
import type { Facts } from '../facts/types.ts';
import { parts, type WholeConfig } from '../site.config.ts';
import { pageExamplesFile } from '../src/model/page-example.ts';
import type { Workspace } from './bundle/workspace.ts';
import { filesUnder } from './files-under.ts';
import { writeOptionKeys } from './machine-files/option-keys.ts';
import { writeEditorSchema } from './machine-files/write-editor-schema.ts';
import { writePreviews } from './machine-files/previews.ts';
import { writePublishedFacts } from './machine-files/published-facts.ts';
import { releaseFeed } from './machine-files/release-feed.ts';
import { writeMarkdownCopies } from './machine-files/write-markdown-copies.ts';
import { writeMetadata } from './machine-files/write-metadata.ts';
import type { FileSink } from './output/file-sink.ts';
import { inProject } from './paths.ts';
import { cachedSearchIndex } from './search/cached-search-index.ts';
import type { Site } from './site.ts';
import type { ToolFiles } from './tools/tool-build.ts';

/** Compiled content from which the data files are generated. */
export interface CompiledContent {
  site: Site;
  /** Index of all pages and sections, which the specification requires as `content-index.json`. */
  index: ContentDirectory;
  facts: Facts;
}

/** Cache files of the search index and the Markdown copies. */
export type CachedFiles = Pick<Workspace, 'searchIndex' | 'markdownCopies'>;

/** Destination of the data files, and settings for writing them. */
interface WritingOptions {
  config: WholeConfig;
  files: FileSink;
  /** Absolute paths of cache files for results that take long to compute. */
  kept: CachedFiles;
  /** Absolute path of each file that the tools add to the site, by its path in the output. */
  tools: ToolFiles['files'];
}

/** Writes data fetched on demand, files for programs such as feeds, and static files. */
export async function writeMachineFiles(
  { site, index, facts }: CompiledContent,
  { config, files, kept, tools }: WritingOptions,
): Promise<void> {
  const compiled = site.pages.map((page) => page.compiled);
  const searching = cachedSearchIndex(compiled, facts, kept.searchIndex);
  await Promise.all([
    writeMetadata(site, config, files),
    writeMarkdownCopies(site, { config, files, kept: kept.markdownCopies }),
    files.write('content-index.json', JSON.stringify(index)),
    ...(parts.facts
      ? [
          writePublishedFacts(facts, site, files),
          writeEditorSchema(compiled, facts, { origin: config.origin, files }),
          files.write('changes/feed.xml', releaseFeed(facts.releases, config)),
        ]
      : []),
    writePreviews(site, facts, files),
    writeOptionKeys(site, facts, files),
    copyUntouched(site, files),
    ...Object.entries(tools).map(([file, from]) => files.copy(file, from)),
    writePlayableBuilds(site, files),
    searching.then((found) => Promise.all(found.map(({ path: file, content }) => files.write(file, content)))),
  ]);
}

/** Writes the code examples that “Open in the playground” loads, one file per page. */
async function writePlayableBuilds(site: Site, files: FileSink): Promise<void> {
  const playable = readPlayable();
  const written = site.pages.map(async ({ compiled }) => {
    const builds = playableBuilds(compiled, playable).map(({ name, project }) => [name, project]);
    if (builds.length === 0) return;
    await files.write(pageExamplesFile(compiled.url), JSON.stringify(Object.fromEntries(builds)));
  });
  await Promise.all(written);
}

/** Copies `public/` and the images that pages contain into the site's output. */
async function copyUntouched(site: Site, files: FileSink): Promise<void> {
  const folder = inProject('public');
  const untouched = new Map<string, string>();
  if (existsSync(folder)) for (const file of await filesUnder(folder)) untouched.set(file, path.join(folder, file));
  for (const { compiled } of site.pages) {
    for (const image of compiled.images) untouched.set(image.url.slice(1), image.file);
  }
  await Promise.all([...untouched].map(([file, from]) => files.copy(file, from)));
}
