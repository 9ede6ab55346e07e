/** Runs webpack for the site's bundles and collects the output. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compiler, type Stats, type StatsCompilation } from 'webpack';
import { BuildFailure } from '../build-failure.ts';
import { filesUnder } from '../files-under.ts';
import type { BundledCode, LoadedFiles } from './bundler.ts';
import { bundledPackages } from '../supply-chain/bundled-packages.ts';
import { codeKey, hashOfCode, noteCodeBundles, standingBundles } from './code-bundles.ts';
import { productionConfigurations } from './configurations.ts';
import { codeFiles, entries } from './entries.ts';
import { close, run } from './run-compiler.ts';
import type { Workspace } from './workspace.ts';

/** A prepared webpack run. Nothing in it depends on the compiled pages. */
export interface BundleJob {
  workspace: Workspace;
  compilers: Compiler[];
  /** Hash of the app's source code, from `hashOfCode`. */
  code: Promise<string>;
}

/**
 * Prepares a production build with webpack in a cache folder, where the generated modules may not exist yet.
 *
 * @param once whether this is a throwaway build, without minification and cache
 */
export function prepareBundle(workspace: Workspace, once: boolean): BundleJob {
  return { workspace, code: hashOfCode(), compilers: makeCompilers(workspace, once) };
}

/** Creates the webpack compilers of a production build. This loads most of webpack. */
function makeCompilers(workspace: Workspace, once: boolean): Compiler[] {
  return productionConfigurations(workspace, once).map((configuration) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new Error('webpack gave no compiler');
    return compiler;
  });
}

/**
 * Bundles the app for the browser, prerendering, and the service worker in parallel. If only pages changed, it bundles
 * for the browser only. The compilers stay open, because closing them writes webpack's cache, which takes time.
 *
 * @throws BuildFailure with the errors of all bundles, with file and line
 */
export async function bundle({ compilers, workspace, code }: BundleJob): Promise<BundledCode> {
  const key = await codeKey(workspace, await code);
  const standing = await standingBundles(workspace, key);
  const needed = compilers.filter(({ name }) => standing === undefined || name === 'client');
  const stats = await Promise.all(needed.map(run));
  failOnErrors(stats);
  const made = standing ?? {
    key,
    renderVersion: await versionOfPrerender(workspace),
    packages: bundledPackages(stats.filter(({ compilation: { name } }) => name === 'head' || name === 'worker')),
  };
  await noteCodeBundles(workspace, made);
  const ofClient = bundledPackages(stats.filter(({ compilation }) => compilation.name === 'client'));
  return {
    ...(await readBundles(stats, workspace)),
    renderVersion: made.renderVersion,
    packages: [...new Set([...ofClient, ...made.packages])].sort(),
  };
}

/** Returns the hash of the prerender bundle without its comments, because these contain the paths of modules. */
async function versionOfPrerender(workspace: Workspace): Promise<string> {
  const code = await readFile(path.join(workspace.server, codeFiles.prerender), 'utf8');
  return createHash('sha256')
    .update(code.replaceAll(/^;?\/\/ .*$/gm, ''))
    .digest('hex')
    .slice(0, 20);
}

/** Closes webpack's compilers, which writes webpack's cache. */
export async function closeCompilers(compilers: Compiler[]): Promise<void> {
  await Promise.all(compilers.map(close));
}

function failOnErrors(all: Stats[]): void {
  const errors = all.flatMap((stats) =>
    stats.hasErrors()
      ? (stats.toJson({ all: false, errors: true, moduleTrace: true, errorDetails: false }).errors ?? [])
      : [],
  );
  if (errors.length > 0)
    throw new BuildFailure(
      errors.map(({ moduleName, loc, message }) => `${moduleName ?? ''}${loc ? `:${loc}` : ''} ${message}`.trim()),
    );
}

async function readBundles(
  stats: Stats[],
  workspace: Workspace,
): Promise<Omit<BundledCode, 'renderVersion' | 'packages'>> {
  const client = stats
    .find(({ compilation }) => compilation.name === 'client')
    ?.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true, publicPath: true });
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
  return {
    first,
    chunks,
    headScript: existsSync(entries.head) ? (await readFile(made('head'), 'utf8')).trim() : '',
    worker: existsSync(entries.worker) ? await readFile(made('worker'), 'utf8') : undefined,
    clientFiles: await filesUnder(workspace.client),
    clientFolder: workspace.client,
  };
}

function loadedFiles(assets: NonNullable<StatsCompilation['entrypoints']>[string]['assets'] = []): LoadedFiles {
  const files = assets.map(({ name }) => `/${name}`);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
