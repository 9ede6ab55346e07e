/**
 * Runs webpack and says what came out.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type MultiStats, type Stats, type StatsCompilation } from 'webpack';
import { BuildFailure } from '../build-failure.ts';
import { filesUnder } from '../files-under.ts';
import type { RenderDocument } from '../prerender/render-document.ts';
import { productionConfigurations } from './configurations.ts';
import type { Workspace } from './workspace.ts';

/** Scripts and styles of an entry or a lazy screen, as site addresses, in the order in which they load. */
export interface LoadedFiles {
  scripts: string[];
  styles: string[];
}

/** What the bundles are to the rest of the build. */
export interface Bundles {
  /** What every document loads. */
  first: LoadedFiles;
  /** Named lazy chunks by name (`screen-home`), without what every document loads anyway. */
  chunks: Map<string, LoadedFiles>;
  /** Source of the head script; `''` when there is none. */
  headScript: string;
  /** Source of the service worker, where there is one. */
  worker?: string;
  /** Files for the browser, relative to `clientFolder`. */
  clientFiles: string[];
  clientFolder: string;
  render: RenderDocument;
  /** Changes when the prerender bundle does. */
  renderVersion: string;
}

/**
 * Bundles the app for browser, prerender and service worker in one run.
 * @throws BuildFailure with every error of every bundle, each with its file and line
 */
export async function bundle(workspace: Workspace): Promise<Bundles> {
  const compiler = webpack(productionConfigurations(workspace));
  if (!compiler) throw new Error('webpack gave no compiler');
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error ?? new Error('webpack gave no stats')) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  failOnErrors(stats);
  return readBundles(stats, workspace);
}

/** Throws a BuildFailure with every error of a run. */
export function failOnErrors(stats: MultiStats): void {
  if (!stats.hasErrors()) return;
  const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: true, errorDetails: false });
  throw new BuildFailure(errors.map(({ moduleName, loc, message }) => `${moduleName ?? ''}${loc ? `:${loc}` : ''} ${message}`.trim()));
}

async function readBundles(stats: MultiStats, workspace: Workspace): Promise<Bundles> {
  const byName = new Map(stats.stats.map((one: Stats) => [one.compilation.name, one]));
  const client = byName.get('client')?.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true, publicPath: true });
  if (!client) throw new BuildFailure(['src/entries/browser.ts is missing: there is nothing to bundle']);
  const first = loadedFiles(client.entrypoints?.browser?.assets);
  const chunks = new Map<string, LoadedFiles>();
  for (const [name, group] of Object.entries(client.namedChunkGroups ?? {})) {
    const files = loadedFiles(group.assets);
    chunks.set(name, {
      scripts: files.scripts.filter((file) => !first.scripts.includes(file)),
      styles: files.styles.filter((file) => !first.styles.includes(file)),
    });
  }
  const renderFile = path.join(workspace.server, 'prerender.mjs');
  const renderVersion = byName.get('prerender')?.hash ?? '';
  const { render } = (await import(`${pathToFileURL(renderFile)}?${renderVersion}`)) as { render: RenderDocument };
  return {
    first,
    chunks,
    headScript: byName.has('head') ? (await readFile(path.join(workspace.server, 'head.js'), 'utf8')).trim() : '',
    worker: byName.has('worker') ? await readFile(path.join(workspace.server, 'sw.js'), 'utf8') : undefined,
    clientFiles: await filesUnder(workspace.client),
    clientFolder: workspace.client,
    render,
    renderVersion,
  };
}

function loadedFiles(assets: NonNullable<StatsCompilation['entrypoints']>[string]['assets'] = []): LoadedFiles {
  const files = assets.map(({ name }) => `/${name}`);
  return { scripts: files.filter((file) => file.endsWith('.js')), styles: files.filter((file) => file.endsWith('.css')) };
}
