/**
 * The webpack bundle that prerenders pages, in development. It is rebuilt on changes, so that a reload returns the HTML
 * that hydration expects.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type MultiStats } from 'webpack';
import { head, prerender, withCache } from '../generator/bundle/configurations.ts';
import type { Workspace } from '../generator/bundle/workspace.ts';
import { type Bundling, followBundling } from './bundling.ts';
import type { RenderDocument } from '../generator/prerender/render-document.ts';

/** Provides the current build of the function that renders HTML documents. */
export interface ServerBundle {
  /** Waits for the first successful build, and for edits to be bundled, then returns the latest one. */
  current(): Promise<{ render: RenderDocument; headScript: string }>;
  close(): Promise<void>;
}

/**
 * Starts bundling the prerenderer in watch mode. Doesn't print errors, because the browser bundle reports the same
 * ones.
 *
 * @param browser browser bundle, which is rebuilt first after an edit, because the open page shows it
 */
export function watchServerBundle(workspace: Workspace, browser: Bundling): ServerBundle {
  const bundles = { workspace, development: true };
  const compiler = webpack([head(bundles), prerender(bundles)].map((bundle) => withCache(bundle, workspace)));
  if (!compiler) throw new Error('webpack gave no compiler');
  let last: Promise<{ render: RenderDocument; headScript: string }>;
  let isReady: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  for (const { hooks } of compiler.compilers) hooks.watchRun.tapPromise('watchServerBundle', () => browser.settled());
  compiler.hooks.done.tap('watchServerBundle', (stats) => {
    if (stats.hasErrors()) return;
    last = load(workspace, stats);
    isReady();
  });
  const bundling = followBundling(compiler.compilers);
  const watching = compiler.watch({}, () => {});
  return {
    async current() {
      await first;
      await bundling.settled();
      return last;
    },
    close: () => new Promise((resolve) => watching?.close(() => resolve())),
  };
}

async function load({ server }: Workspace, { hash }: MultiStats) {
  const { render } = (await import(`${pathToFileURL(path.join(server, 'prerender.mjs'))}?${hash}`)) as {
    render: RenderDocument;
  };
  const headFile = path.join(server, 'head.js');
  return { render, headScript: existsSync(headFile) ? readFileSync(headFile, 'utf8').trim() : '' };
}
