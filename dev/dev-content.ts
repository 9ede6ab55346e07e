/**
 * The content as the dev server knows it: compiled anew after every edit, the last good state kept while something is wrong.
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
import { type CompiledContent, type KeptFiles, writeMachineFiles } from '../generator/machine-files.ts';
import type { ToolFiles } from '../generator/tools/tool-build.ts';
import type { FileContent } from '../generator/output/file-sink.ts';
import { LazyFiles } from '../generator/output/lazy-files.ts';
import { printablePages } from '../generator/print/printable.ts';

/** Where the content is read from and its modules written to. */
export interface DevContentOptions extends KeptFiles {
  /** Absolute content folder. */
  content: string;
  /** Absolute folder of the generated modules. */
  modules: string;
  /** Absolute folder of the compiled pages. */
  compiled: string;
  facts: Facts;
  /** Files of the tools, as `writeFeatureData` gives them. */
  tools: ToolFiles['files'];
}

/** Compiles on demand, and answers what the server asks. */
export class DevContent {
  readonly #options: DevContentOptions;
  readonly #memory = createMemory();
  #compiled: CompiledContent | undefined;
  #problems: Problem[] = [];
  /** All pages as they were compiled last, be they good or not. */
  #pages: CompiledPage[] = [];
  /** The last one at each address: a page that cannot be read is not among the pages. */
  readonly #lastPages = new Map<string, { page: CompiledPage; file: string }>();
  #files: Promise<LazyFiles> | undefined;
  /** Those that were asked for last, of a former state maybe. */
  #lastFiles: LazyFiles | undefined;

  constructor(options: DevContentOptions) {
    this.#options = options;
  }

  /** What is wrong with the content now. */
  problems(): Problem[] {
    return this.#problems;
  }

  /**
   * Compiles what was edited and writes the modules that changed.
   * @returns files written
   */
  async update(): Promise<string[]> {
    const { content, facts, modules, compiled } = this.#options;
    const { pages, files, site, index, problems } = await compileSite({
      contentDir: content,
      facts,
      cacheDir: compiled,
      memory: this.#memory,
    });
    const isBroken = problems.some(({ severity, about }) => severity === 'error' && about !== 'link');
    // A page that cannot be read is missing, and the links to it are no mistakes.
    this.#problems = isBroken ? problems.filter(({ about }) => about !== 'link') : problems;
    this.#pages = pages;
    for (const page of pages) this.#lastPages.set(page.url, { page, file: files.get(page.url)! });
    if (isBroken && this.#compiled) return [];
    this.#compiled = { site: assembleSite(site), index, facts };
    this.#files = undefined;
    return writeModules(this.#compiled.site, { folder: modules, salt: '', stableNames: true });
  }

  /** A page by its address, printable ones included. */
  page(url: string): PageModule | undefined {
    const { site } = this.#last();
    const found = site.pages.find(({ module }) => module.page.url === url)?.module;
    return (
      found ?? (url.endsWith(printableOf('/')) ? printablePages(site).find(({ page }) => page.url === url) : undefined)
    );
  }

  /**
   * An authored page or a README by its address, with all pages and problems of the last compilation.
   * @returns its `file` is absolute; nothing where no such page ever was
   */
  compiled(url: string): { page: CompiledPage; file: string; pages: CompiledPage[]; problems: Problem[] } | undefined {
    const last = this.#lastPages.get(url);
    return last && { ...last, pages: this.#pages, problems: this.#problems };
  }

  /** Sidebars by section. */
  sections() {
    return this.#last().site.sections;
  }

  /** Where a legacy address leads. */
  redirect(url: string): string | undefined {
    return this.#last().site.redirects.get(url);
  }

  /** A file that is neither a document nor of the app: `guides/anchors.json`. */
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
    // An open page goes on with the search index that it has.
    if (this.#lastFiles) files.inherit(this.#lastFiles, /^search\/words-/);
    return files;
  }

  #last(): CompiledContent {
    if (!this.#compiled) throw new Error('The content was not compiled yet: call update() first');
    return this.#compiled;
  }
}

/** Stands for the build's id in documents. */
export const developmentBuild = 'development';

async function drawn(image: DrawnImage): Promise<FileContent> {
  const renderer = openPngRenderer();
  try {
    return await drawImage(image, renderer);
  } finally {
    await renderer.close();
  }
}
