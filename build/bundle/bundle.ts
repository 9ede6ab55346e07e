/**
 * Runs webpack and says what came out.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type MultiStats, type StatsCompilation } from 'webpack';
import { BuildFailure } from '../build-failure.ts';
import { filesUnder } from '../files-under.ts';
import type { RenderDocument } from '../prerender/render-document.ts';
import { codeKey, noteCodeBundles, standingRenderVersion } from './code-bundles.ts';
import { codeFiles, entries, productionConfigurations } from './configurations.ts';
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
  const key = await codeKey(workspace);
  const standing = await standingRenderVersion(workspace, key);
  const compiler = webpack(productionConfigurations(workspace).filter(({ name }) => standing === undefined || name === 'client'));
  if (!compiler) throw new Error('webpack gave no compiler');
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error ?? new Error('webpack gave no stats')) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  failOnErrors(stats);
  const renderVersion = standing ?? stats.stats.find(({ compilation }) => compilation.name === 'prerender')?.hash ?? '';
  await noteCodeBundles(workspace, { key, renderVersion });
  return readBundles(stats, workspace, renderVersion);
}

/** Throws a BuildFailure with every error of a run. */
export function failOnErrors(stats: MultiStats): void {
  if (!stats.hasErrors()) return;
  const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: true, errorDetails: false });
  throw new BuildFailure(errors.map(({ moduleName, loc, message }) => `${moduleName ?? ''}${loc ? `:${loc}` : ''} ${message}`.trim()));
}

async function readBundles(stats: MultiStats, workspace: Workspace, renderVersion: string): Promise<Bundles> {
  const client = stats.stats.find(({ compilation }) => compilation.name === 'client')?.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true, publicPath: true });
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
  const made = (name: keyof typeof codeFiles): string => path.join(workspace.server, codeFiles[name]);
  const { render } = (await import(`${pathToFileURL(made('prerender'))}?${renderVersion}`)) as { render: RenderDocument };
  return {
    first,
    chunks,
    headScript: existsSync(entries.head) ? (await readFile(made('head'), 'utf8')).trim() : '',
    worker: existsSync(entries.worker) ? await readFile(made('worker'), 'utf8') : undefined,
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
