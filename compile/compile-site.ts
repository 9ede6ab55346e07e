import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readRedirects } from './redirects.ts';
import type { Facts } from '../facts/types.ts';
import { schemaVersions } from '../src/model/schema-versions.ts';
import { markdownAddress } from '../src/model/markdown-address.ts';
import { screenKinds, screens } from '../src/model/screens.ts';
import { isSection, sectionIds } from '../src/model/sections.ts';
import { build, site } from '../site.config.ts';
import { readPlayable } from './examples/playable-examples.ts';
import { isUnchanged } from './file-hash.ts';
import { contentIndex } from './index/content-index.ts';
import type { ContentDirectory } from './index/content-index.ts';
import { indexSite } from './index/index-site.ts';
import type { SiteIndex } from './index/index-site.ts';
import { createLinker, type LinkPage } from './link-pages.ts';
import { LastGoodPages, type PageOfSource } from './last-good.ts';
import { checkLinks } from './links.ts';
import { createHighlighter } from './markdown/highlight.ts';
import type { Highlighter } from './markdown/highlight.ts';
import { shownPath } from './markdown/report.ts';
import { didYouMean } from '../src/model/nearest.ts';
import { type CacheMemory, compileVersion, openPageCache } from './page-cache.ts';
import { compilePages } from './page-processes.ts';
import { scanContent, type ScanMemory } from './scan/scan-content.ts';
import type { CompiledPage, Problem, SourcePage } from './types.ts';

/** Input and options of `compileSite`, which compiles a content folder. */
interface CompileSiteOptions {
  /** Absolute path of the content folder. */
  contentDir: string;
  facts?: Facts;
  /** Called each time a page has been compiled. */
  onProgress?: (done: number, total: number) => void;
  /** Folder of static files that links and images may refer to; defaults to the project's `public/`. */
  publicDir?: string;
  /** In-memory cache for repeated compilations of the site with the same code and facts. */
  memory?: CompileMemory;
  /**
   * Directory of the compiler's disk cache; defaults to the project's `.cache/compile/`. `false` disables the cache.
   */
  cacheDir?: string | false;
}

/**
 * State that repeated compilations of the site share, because loading syntax highlighting grammars takes longer than
 * compiling a page.
 */
interface CompileMemory {
  highlighter: Highlighter;
  scan: ScanMemory;
  cache: CacheMemory;
  link: (pages: readonly CompiledPage[]) => LinkPage;
  /** Cached result of `compileVersion`, the version of the compiler's code. */
  version?: string;
  /** Last versions of pages that compiled without errors, which are shown in place of pages with errors. */
  lastGood: LastGoodPages;
}

/** Creates an empty in-memory cache for compilations, with its own syntax highlighter. */
export function createMemory(): CompileMemory {
  return {
    highlighter: createHighlighter(),
    scan: { files: new Map() },
    cache: { pages: new Map(), names: new WeakMap() },
    link: createLinker(),
    lastGood: new LastGoodPages(),
  };
}

/** Result of compiling a content folder, with all pages and problems. */
export interface CompiledSite {
  /** All pages that could be read, including those with errors. */
  pages: CompiledPage[];
  /**
   * Absolute path of each page's source file, by the page's address. For a README, the file is inside `node_modules`.
   */
  files: ReadonlyMap<string, string>;
  /**
   * Sections, sidebar order and neighboring pages. For pages with errors, their last version without errors is used.
   */
  site: SiteIndex;
  /** The content index required by the specification, as written to `content-index.json`. */
  index: ContentDirectory;
  /** All problems found in the content, sorted by file and line. Any error among them fails the build. */
  problems: Problem[];
}

const root = path.resolve(import.meta.dirname, '..');

/**
 * Scans, compiles and indexes a content folder. Mistakes in pages don't throw; they are collected in `problems`.
 *
 * @throws Error if the folder can't be read
 */
export async function compileSite(options: CompileSiteOptions): Promise<CompiledSite> {
  const { contentDir, facts, memory = createMemory(), publicDir = path.join(root, 'public') } = options;
  const scanned = await scanContent(contentDir, path.join(root, 'node_modules'), memory.scan);
  const cacheDir = options.cacheDir === false ? undefined : (options.cacheDir ?? path.join(root, '.cache/compile'));
  const input = {
    publicDir,
    origin: site.origin,
    knownAs: build.knownAs,
    playable: readPlayable(),
    ...(facts && { facts }),
  };
  memory.version ??= compileVersion(input);
  const cache = cacheDir === undefined ? undefined : openPageCache(cacheDir, memory.version, memory.cache);

  const compiled = new Map<SourcePage, CompiledPage>();
  const done = (source: SourcePage, page: CompiledPage): void => {
    compiled.set(source, page);
    options.onProgress?.(compiled.size, scanned.pages.length);
  };
  for (const source of scanned.pages) {
    const page = await cache?.read(source);
    if (page?.inputs.every(isUnchanged)) done(source, page);
  }
  const missing = scanned.pages.filter((source) => !compiled.has(source));
  const setting = {
    input,
    highlighter: memory.highlighter,
    ...(cacheDir !== undefined && { codeCache: path.join(cacheDir, 'code') }),
  };
  await compilePages(missing, setting, async (source, page) => {
    // Don't cache pages with problems, because the cause may be outside the page, for example a missing file.
    if (page.problems.length === 0) await cache?.write(source, page);
    done(source, page);
  });
  await cache?.prune();

  const found = scanned.pages.flatMap((source) => {
    const page = compiled.get(source);
    return page ? { source, page } : [];
  });
  const problems = [
    ...scanned.problems,
    ...unknownSections(found),
    ...found.flatMap(({ page }) => page.problems),
    ...found.flatMap(({ source, page }) => lostPhrases(page, shownPath(source.file))),
  ];
  const shown = memory.lastGood.standIn(found, problems, contentDir);
  const linked = memory.link(shown.map(({ page }) => page));
  const pages = found.map(({ page }) => linked(page));
  const shownPages = shown.map(({ page }) => linked(page));
  const index = indexSite(shownPages, { ...site, ...build });
  const files = new Map([...shown, ...found].map(({ source }) => [source.url, source.file]));
  const read = new Set(pages.map(({ url }) => url));
  const links = checkLinks(
    [...pages, ...shownPages.filter(({ url }) => !read.has(url))].map(withRelated),
    await knownAddresses(index, { publicDir, ...(facts && { facts }) }),
    (page) => shownPath(files.get(page.url) ?? page.path),
  );
  return {
    pages,
    files,
    site: index,
    index: contentIndex(shownPages, 'content', build.excludedContributors),
    problems: [...problems, ...links].toSorted((a, b) =>
      a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
    ),
  };
}

/** Returns all valid addresses on the site that aren't pages. */
async function knownAddresses(
  index: SiteIndex,
  { publicDir, facts }: { publicDir: string; facts?: Facts },
): Promise<{ redirects: string[]; others: string[] }> {
  const version = facts?.versions.webpack ?? '';
  const files = await readdir(publicDir, { recursive: true }).catch(() => []);
  return {
    redirects: readRedirects().map(({ from }) => from),
    others: [
      ...screenKinds.map((kind) => screens[kind].url),
      '/app-shell/',
      '/feed.xml',
      '/changes/feed.xml',
      '/sitemap.xml',
      '/llms.txt',
      '/llms-reference.txt',
      '/llms-full.txt',
      ...index.sections.flatMap(({ id, url }) => (id === '' ? [] : `${url}llms.txt`)),
      ...index.pages.map(({ data }) => markdownAddress(data.url)),
      '/content-index.json',
      '/facts/index.json',
      ...schemaVersions(version).map((each) => `/schemas/${each}/webpack.config.json`),
      '/licenses.txt',
      '/sbom.cdx.json',
      ...index.sections.flatMap(({ printable }) => printable ?? []),
      ...files.map((file) => `/${file.split(path.sep).join('/')}`),
    ],
  };
}

/** Reports content folders that aren't declared as sections. Each is reported once, at its first page. */
function unknownSections(pages: readonly PageOfSource[]): Problem[] {
  const inFolders = pages.filter(({ page }) => page.path.includes('/'));
  const byFolder = Map.groupBy(inFolders, ({ page }) => page.path.slice(0, page.path.indexOf('/')));
  return [...byFolder]
    .filter(([folder]) => !isSection(folder))
    .map(([folder, [first]]) => ({
      file: first ? shownPath(first.source.file) : folder,
      line: 1,
      severity: 'error',
      message: `There is no section ${folder}.${didYouMean(folder, sectionIds)} Sections are ${sectionIds.join(', ')}. Declare a new section in src/model/sections.ts.`,
    }));
}

/** Reports search phrases in the front matter that point to missing headings. */
function lostPhrases({ headings, frontMatter }: CompiledPage, file: string): Problem[] {
  const ids = new Set(['', ...headings.map(({ id }) => id)]);
  return Object.keys(frontMatter.phrases ?? {})
    .filter((place) => !ids.has(place.slice(1)))
    .map((place) => ({
      file,
      line: 1,
      severity: 'error',
      message: `Front matter: phrases has ${place}, but no heading has this id.`,
    }));
}

/** Adds the `related` addresses in a page's front matter to its links, so that they are checked too. */
function withRelated(page: CompiledPage): CompiledPage {
  const related = (page.frontMatter.related ?? []).map(({ url }) => ({ href: url, line: 1, kind: 'link' as const }));
  return { ...page, links: [...related, ...page.links] };
}
