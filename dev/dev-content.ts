/**
 * Provides the dev server with content, which is recompiled after each edit. A page with errors keeps its last version
 * without errors.
 */
import { printableOf } from '../src/model/url.ts';
import { compileSite, createMemory } from '../compile/compile-site.ts';
import type { CompiledPage, Problem } from '../compile/types.ts';
import type { Facts } from '../facts/types.ts';
import { build, site } from '../site.config.ts';
import type { PageModule } from '../src/model/page.ts';
import { assembleSite } from '../generator/assemble.ts';
import { writeModules } from '../generator/bundle/modules.ts';
import { drawImage, type DrawnImage, icons } from '../generator/images/write-images.ts';
import { openPngRenderer } from '../generator/images/png-renderer.ts';
import { type CompiledContent, type CachedFiles, writeMachineFiles } from '../generator/machine-files.ts';
import type { ToolFiles } from '../generator/tools/tool-build.ts';
import type { FileContent } from '../generator/output/file-sink.ts';
import { LazyFiles } from '../generator/output/lazy-files.ts';
import { printablePages } from '../generator/print/printable.ts';

/** Folders that the dev server reads and writes. */
interface DevContentOptions extends CachedFiles {
  /** Absolute path of the content folder. */
  content: string;
  /** Absolute path of the folder with generated modules. */
  modules: string;
  /** Absolute path of the folder with compiled pages. */
  compiled: string;
  facts: Facts;
  /** Files that the site's tools add, as returned by `writeFeatureData`. */
  tools: ToolFiles['files'];
}

/** Compiles pages when requested and answers the dev server's queries about them. */
export class DevContent {
  readonly #options: DevContentOptions;
  readonly #memory = createMemory();
  #compiled: CompiledContent | undefined;
  #problems: Problem[] = [];
  /** All pages from the last compilation, including those with errors. */
  #pages: CompiledPage[] = [];
  /** The last compiled page for each path. Needed because `#pages` lacks pages that can't be parsed. */
  readonly #lastPages = new Map<string, { page: CompiledPage; file: string }>();
  #files: Promise<LazyFiles> | undefined;
  /** Generated files at the time of the last request, which may be outdated. */
  #lastFiles: LazyFiles | undefined;

  constructor(options: DevContentOptions) {
    this.#options = options;
  }

  /** Returns the problems in the content that the last compilation found. */
  problems(): Problem[] {
    return this.#problems;
  }

  /**
   * Compiles edited pages and writes the changed modules.
   *
   * @returns paths of the written files
   */
  async update(): Promise<string[]> {
    const { content, facts, modules, compiled } = this.#options;
    const { pages, files, site, index, problems } = await compileSite({
      contentDir: content,
      facts,
      cacheDir: compiled,
      memory: this.#memory,
    });
    this.#problems = problems;
    this.#pages = pages;
    for (const page of pages) this.#lastPages.set(page.url, { page, file: files.get(page.url)! });
    this.#compiled = { site: assembleSite(site), index, facts };
    this.#files = undefined;
    return writeModules(this.#compiled.site, { folder: modules, salt: '', stableNames: true });
  }

  /** Returns the page at a path, including printable pages. */
  page(url: string): PageModule | undefined {
    const { site } = this.#last();
    const found = site.pages.find(({ module }) => module.page.url === url)?.module;
    return (
      found ?? (url.endsWith(printableOf('/')) ? printablePages(site).find(({ page }) => page.url === url) : undefined)
    );
  }

  /**
   * Returns the authored page or README at a path, with all pages and problems from the last compilation.
   *
   * @returns undefined if there never was such a page. `file` is absolute.
   */
  compiled(url: string): { page: CompiledPage; file: string; pages: CompiledPage[]; problems: Problem[] } | undefined {
    const last = this.#lastPages.get(url);
    return last && { ...last, pages: this.#pages, problems: this.#problems };
  }

  /** Returns the sidebar of each section of the site. */
  sections() {
    return this.#last().site.sections;
  }

  /** Returns the address that an old URL redirects to. */
  redirect(url: string): string | undefined {
    return this.#last().site.redirects.get(url);
  }

  /** Returns a generated file that is neither a document nor part of the app, such as `guides/anchors.json`. */
  async file(name: string): Promise<FileContent | undefined> {
    this.#files ??= this.#makeFiles();
    this.#lastFiles = await this.#files;
    return this.#lastFiles.read(name);
  }

  async #makeFiles(): Promise<LazyFiles> {
    const files = new LazyFiles();
    const { tools } = this.#options;
    await writeMachineFiles(this.#last(), { config: { ...site, ...build }, files, kept: this.#options, tools });
    await files.write('build.json', JSON.stringify({ id: developmentBuild }));
    for (const icon of icons()) await files.derive(icon.file, icon.file, () => drawn(icon));
    // Keep earlier files of the search index, because pages that are open in a browser still use the index that they
    // loaded.
    if (this.#lastFiles) files.inherit(this.#lastFiles, /^search\/words-/);
    return files;
  }

  #last(): CompiledContent {
    if (!this.#compiled) throw new Error('The content was not compiled yet: call update() first');
    return this.#compiled;
  }
}

/** Build id of all HTML documents in development. */
export const developmentBuild = 'development';

async function drawn(image: DrawnImage): Promise<FileContent> {
  const renderer = openPngRenderer();
  try {
    return await drawImage(image, renderer);
  } finally {
    await renderer.close();
  }
}
