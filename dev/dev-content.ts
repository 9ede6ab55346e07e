/**
 * The dev server's view of the content: recompiled after each edit. A page with errors keeps its last state without
 * errors.
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

/** Input and output folders. */
export interface DevContentOptions extends CachedFiles {
  /** Absolute content folder. */
  content: string;
  /** Absolute folder of the generated modules. */
  modules: string;
  /** Absolute folder of the compiled pages. */
  compiled: string;
  facts: Facts;
  /** Files added by the tools, from `writeFeatureData`. */
  tools: ToolFiles['files'];
}

/** Compiles on demand, and answers the server's queries. */
export class DevContent {
  readonly #options: DevContentOptions;
  readonly #memory = createMemory();
  #compiled: CompiledContent | undefined;
  #problems: Problem[] = [];
  /** All pages of the last compilation, including those with errors. */
  #pages: CompiledPage[] = [];
  /** The last compiled page at each address, because unreadable pages are missing from `#pages`. */
  readonly #lastPages = new Map<string, { page: CompiledPage; file: string }>();
  #files: Promise<LazyFiles> | undefined;
  /** The last requested files, possibly of an earlier state. */
  #lastFiles: LazyFiles | undefined;

  constructor(options: DevContentOptions) {
    this.#options = options;
  }

  /** Current content problems. */
  problems(): Problem[] {
    return this.#problems;
  }

  /**
   * Compiles edited pages and writes the changed modules.
   *
   * @returns written files
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

  /** A page by its address, including printable ones. */
  page(url: string): PageModule | undefined {
    const { site } = this.#last();
    const found = site.pages.find(({ module }) => module.page.url === url)?.module;
    return (
      found ?? (url.endsWith(printableOf('/')) ? printablePages(site).find(({ page }) => page.url === url) : undefined)
    );
  }

  /**
   * An authored page or a README by its address, with all pages and problems of the last compilation.
   *
   * @returns undefined if there never was such a page; `file` is absolute
   */
  compiled(url: string): { page: CompiledPage; file: string; pages: CompiledPage[]; problems: Problem[] } | undefined {
    const last = this.#lastPages.get(url);
    return last && { ...last, pages: this.#pages, problems: this.#problems };
  }

  /** Sidebars by section. */
  sections() {
    return this.#last().site.sections;
  }

  /** Target of a legacy address. */
  redirect(url: string): string | undefined {
    return this.#last().site.redirects.get(url);
  }

  /** A file that is neither a document nor part of the app: `guides/anchors.json`. */
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
    // Open pages keep using the search index that they loaded.
    if (this.#lastFiles) files.inherit(this.#lastFiles, /^search\/words-/);
    return files;
  }

  #last(): CompiledContent {
    if (!this.#compiled) throw new Error('The content was not compiled yet: call update() first');
    return this.#compiled;
  }
}

/** Build id in development. */
export const developmentBuild = 'development';

async function drawn(image: DrawnImage): Promise<FileContent> {
  const renderer = openPngRenderer();
  try {
    return await drawImage(image, renderer);
  } finally {
    await renderer.close();
  }
}
