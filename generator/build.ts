/** Builds the site: turns a content folder into a folder that any static host can serve. */
import path from 'node:path';
import { loadFacts, prepareFacts } from '../facts/index.ts';
import { build, site as published } from '../site.config.ts';
import { assembleSite } from './assemble.ts';
import { BuildFailure, formatProblem } from './build-failure.ts';
import { checkAddresses } from './check-addresses.ts';
import { type Bundler, type Bundles, startBundler } from './bundle/bundler.ts';
import { configurationVersion } from './bundle/entries.ts';
import { writeModules } from './bundle/modules.ts';
import { writeFeatureData } from './feature-data.ts';
import { type Workspace, workspaceOf } from './bundle/workspace.ts';
import { documentPolicy } from './hosts/content-policy.ts';
import { hostRules } from './hosts/host-rules.ts';
import { writeHostFiles, writeNginxFiles } from './hosts/write-host-files.ts';
import { cards, icons, writeImages } from './images/write-images.ts';
import { compileSite } from '../compile/compile-site.ts';
import { withEntries } from '../compile/entries/add-entries.ts';
import { writeOfflineManifest } from './offline/write-offline-manifest.ts';
import { type CompiledContent, writeMachineFiles } from './machine-files.ts';
import { Output } from './output/output.ts';
import { madeFrom } from './made-from.ts';
import { writeSupplyChain } from './supply-chain/write-supply-chain.ts';
import { packageVersion } from '../facts/packages.ts';
import { printablePages } from './print/printable.ts';
import { buildIdOf, countDocuments, prerender, type PrerenderJob } from './prerender/prerender.ts';
import type { ToolFiles } from './tools/tool-build.ts';
import { withVersions } from './page-versions.ts';
import type { Progress } from './progress.ts';
import type { Site } from './site.ts';

const config = { ...published, ...build };

/** Options of the function `buildSite`. */
export interface BuildOptions {
  /** Absolute path of the content folder. */
  content: string;
  /** Absolute path of the output folder. */
  out: string;
  /** Whether to also write an HTML page at each old address, for hosts that can't redirect. */
  redirectPages?: boolean;
  /** Absolute path of the folder for the nginx configuration, which isn't written if undefined. */
  nginx?: string;
  /** Whether to build despite broken links, so that pages can be previewed while other pages are being written. */
  draft?: boolean;
  /** Whether this is a throwaway build: without minification and webpack's cache, and with fast compression. */
  once?: boolean;
  progress: Progress;
  /**
   * Set if the site is served while it is being built. Pages are then written first, and everything else afterwards.
   */
  reader?: Reader;
}

/** Callbacks for a server that serves the site during the build. */
export interface Reader {
  /**
   * Called when all pages have been written.
   *
   * @param folder absolute path of the temporary folder, which replaces the output folder at the end
   * @param toCome documents that will be written later, relative to the folder
   */
  onReadable(folder: string, toCome: string[]): void;
  /** Called with each completely written file, relative to the folder. Compressed versions are not reported. */
  onFile(file: string): void;
}

/** Summary of a build: numbers of pages and of files. */
interface BuildReport {
  pages: number;
  /** Number of output files that are new, and number of files reused from the previous output. */
  made: number;
  kept: number;
}

/** Shared context of the build steps that write the output. */
interface WritingContext {
  bundler: Bundler;
  workspace: Workspace;
  output: Output;
  options: BuildOptions;
  tools: ToolFiles;
  /** Hash of everything that the build reads, computed when the build starts. */
  key: Promise<string | undefined>;
}

/**
 * Builds a site from its content folder. On failure, the previous output is left unchanged.
 *
 * @throws BuildFailure with everything that must be fixed
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  checkAddresses(config);
  const { once = false } = options;
  const workspace = workspaceOf(options.content, once ? 'once' : 'production');
  const bundler = startBundler(workspace, once);
  try {
    const key = madeFrom(options);
    const [content, tools] = await Promise.all([
      compileContent(options, workspace),
      writeFeatureData(workspace.modules, options.content),
    ]);
    const output = await Output.open(options.out, workspace.manifest, {
      once,
      ...(options.reader && { onFile: options.reader.onFile, compressLater: true }),
    });
    const report = await writeSite(content, { bundler, workspace, output, options, tools, key });
    await bundler.finish();
    return report;
  } finally {
    bundler.stop();
  }
}

async function writeSite(content: CompiledContent, context: WritingContext): Promise<BuildReport> {
  const { site } = content;
  const { output, options } = context;
  const { progress, reader } = options;
  const machineFiles = { config, files: output, kept: context.workspace, tools: context.tools.files };
  try {
    // Writes the generated modules first, because webpack waits for them. Everything else is written while webpack
    // runs.
    await writeModules(site, { folder: context.workspace.modules, salt: configurationVersion });
    const bundled = bundleApp(context).then((bundles) => ({ ...context, bundles }));
    const pages = bundled.then((complete) => writePages(site, complete));
    const first = reader ? pages.then(() => letRead(site, output, reader)) : Promise.resolve();
    await allOf([
      pages,
      first.then(() => drawImages(site, output, progress)),
      first.then(() => writeMachineFiles(content, machineFiles)),
      pages.then(async () => writePrintable(site, await bundled)),
    ]);
    const stage = progress.stage('compress', output.compressing);
    await output.compressed((done) => stage.reach(done));
    await writeOfflineManifest(output);
    // If an input was edited during the build, the output may mix old and new content. It is then recorded without a
    // key, so that no later build reuses it as a whole.
    const key = await context.key;
    await output.commit(key === (await madeFrom(options)) ? key : undefined);
    if (options.nginx !== undefined) await writeNginxFiles(options.nginx, hostRules(config, site.redirects));
    stage.end();
    return { pages: site.pages.length, made: output.made, kept: output.kept };
  } catch (error) {
    await output.discard();
    throw error;
  }
}

/** Waits for all build tasks even if one fails, so that none of them writes to a discarded output. */
async function allOf(tasks: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(tasks)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function compileContent(
  { content, draft, progress }: BuildOptions,
  { compiled }: Workspace,
): Promise<CompiledContent> {
  const stage = progress.stage('compile');
  await prepareFacts();
  const facts = withEntries(loadFacts(), content);
  const { pages, site, index, problems } = await compileSite({
    contentDir: content,
    facts,
    cacheDir: compiled,
    onProgress: (done) => stage.reach(done),
  });
  stage.end(`${pages.length} pages`);
  if (!pages.some(({ updated }) => updated !== undefined))
    progress.warn(
      'No page says when it was last updated, and the sitemap has no dates: that is read from the Git history of the content folder, which is missing or shallow (`git fetch --unshallow`; `fetch-depth: 0` in a workflow).',
    );
  const errors = problems.filter(({ severity, about }) => severity === 'error' && !(draft && about === 'link'));
  if (errors.length > 0) throw new BuildFailure(errors.map(formatProblem));
  return { site: await withVersions(assembleSite(site)), index, facts };
}

async function drawImages(site: Site, output: Output, progress: Progress): Promise<void> {
  const images = [...icons(), ...cards(site, config)];
  const stage = progress.stage('images', images.length);
  await writeImages(images, output, () => stage.advance());
  stage.end();
}

async function bundleApp({ bundler, options }: WritingContext): Promise<Bundles> {
  const stage = options.progress.stage('bundle');
  const bundles = await bundler.bundle();
  stage.end(`${bundles.clientFiles.length} files`);
  return bundles;
}

/** Reports to the server that all pages can be read, and starts compression, which isn't necessary for reading. */
function letRead({ sections }: Site, output: Output, reader: Reader): void {
  const toCome = [...sections.values()].flatMap(({ printable }) =>
    printable ? [`${printable.slice(1)}index.html`] : [],
  );
  reader.onReadable(output.folder, toCome);
  output.compress();
}

/** Shared context of the build steps that use webpack's bundles. */
type RenderingContext = WritingContext & { bundles: Bundles };

/** Writes the files that a server needs to show pages: documents, scripts, and the configuration of hosts. */
async function writePages(site: Site, context: RenderingContext): Promise<void> {
  const { bundles, output, options } = context;
  const pages = site.pages.map(({ module }) => module);
  await renderAs('prerender', { ...jobOf(site, bundles), pages, others: ['not-found', 'app-shell'] }, context);

  // Leaves out stylesheets that every document inlines, because browsers never request them.
  const fetched = bundles.clientFiles.filter((file) => !bundles.first.styles.includes(`/${file}`));
  for (const file of fetched) await output.copy(file, path.join(bundles.clientFolder, file));
  if (bundles.worker) await output.write('sw.js', bundles.worker);
  await output.write('build.json', JSON.stringify({ id: buildIdOf(bundles) }));
  await writeHostFiles(output, hostRules(config, site.redirects), {
    origin: config.origin,
    redirectPages: options.redirectPages ?? false,
  });
}

/** Writes the printable pages, and the licenses and bill of materials of the bundled packages. */
async function writePrintable(site: Site, context: RenderingContext): Promise<void> {
  const { bundles, output, tools } = context;
  await renderAs('print', { ...jobOf(site, bundles), pages: printablePages(site), others: [] }, context);
  await writeSupplyChain({ site, bundled: [...bundles.packages, ...tools.packages], name: config.name }, output);
}

async function renderAs(name: string, job: PrerenderJob, { output, options }: RenderingContext): Promise<void> {
  const stage = options.progress.stage(name, countDocuments(job));
  await prerender(job, output, () => stage.advance());
  stage.end();
}

/** Returns the prerendering input that all documents have in common. */
function jobOf(site: Site, bundles: Bundles): Omit<PrerenderJob, 'pages' | 'others'> {
  return {
    sections: site.sections,
    bundles,
    webpackVersion: packageVersion('webpack'),
    policyOf: (styleSheets: string[]) =>
      documentPolicy(config, {
        headScript: bundles.headScript,
        styleSheets,
        styleAttributes: site.pages.some(({ compiled }) => compiled.inlineStyles),
      }),
  };
}
