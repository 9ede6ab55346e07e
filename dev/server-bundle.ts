/**
 * The prerender bundle in development: made again whenever a component changes, so that a reload shows what hydration expects.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type MultiStats } from 'webpack';
import { head, prerender, withCache } from '../generator/bundle/configurations.ts';
import type { Workspace } from '../generator/bundle/workspace.ts';
import type { RenderDocument } from '../generator/prerender/render-document.ts';

/** What renders documents now. */
export interface ServerBundle {
  /** Waits for the first good bundle, then gives the last good one. */
  current(): Promise<{ render: RenderDocument; headScript: string }>;
  close(): Promise<void>;
}

/** Starts to bundle and to watch. Errors are not shown: the browser's bundle has the same, and shows them. */
export function watchServerBundle(workspace: Workspace): ServerBundle {
  const bundling = { workspace, development: true };
  const compiler = webpack([head(bundling), prerender(bundling)].map((bundle) => withCache(bundle, workspace)));
  if (!compiler) throw new Error('webpack gave no compiler');
  let last: Promise<{ render: RenderDocument; headScript: string }>;
  let isReady: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const watching = compiler.watch({}, (error, stats) => {
    if (error || !stats || stats.hasErrors()) return;
    last = load(workspace, stats);
    isReady();
  });
  return {
    async current() {
      await first;
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
