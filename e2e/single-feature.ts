/**
 * Tests a single feature of the site: bundles a small entry point with the site's webpack rules and serves it on an
 * otherwise empty page. Used for features that the built site doesn't show because of its configuration.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { textDefinitions } from '../generator/bundle/interface-texts.ts';
import { rootDefinitions } from '../generator/bundle/place-definitions.ts';
import { scriptRule, styleRule } from '../generator/bundle/rules.ts';
import { inProject } from '../generator/paths.ts';
import { startServer } from '../data/test-server.ts';
import type { TestSite } from './browser.ts';
import { showInBrowser } from './browser.ts';

const page =
  '<!doctype html><html lang="en"><title>Stage</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"><div id="root"></div><script src="/main.js"></script></html>';

async function bundleEntry(folder: string, source: string, modules: Record<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const entry = path.join(folder, 'entry.tsx');
  await writeFile(entry, `import '../../src/ui/tokens.global.css';\nimport '../../src/ui/base.global.css';\n${source}`);
  const site = path.join(folder, 'site');
  await mkdir(site);
  for (const [name, code] of Object.entries(modules)) await writeFile(path.join(site, name), code);
  const options = { target: 'browser', development: false } as const;
  const scripts = scriptRule(options);
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    context: inProject(),
    entry,
    output: { path: folder, publicPath: '/' },
    resolve: { alias: { site } },
    module: { rules: [{ ...scripts, include: [...(scripts.include as string[]), folder] }, styleRule(options)] },
    plugins: [new MiniCssExtractPlugin(), new webpack.DefinePlugin({ ...textDefinitions, ...rootDefinitions })],
    // Skips minification of the bundle, because that would take most of the time.
    optimization: { minimize: false },
    performance: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler!.run((error, stats) => {
      compiler!.close(() =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats!.toString('errors-only'))) : resolve(),
      );
    });
  });
}

/**
 * Bundles `source`, a TSX entry point that imports from `../../src/…`, and serves the result at every path.
 *
 * @param modules sources of the generated modules that it imports as `site/NAME`, keyed by name
 * @param headers HTTP headers sent with every page
 */
export async function serveFeature(
  name: string,
  source: string,
  modules: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<TestSite> {
  const folder = inProject('.cache', `stage-${name}`);
  await bundleEntry(folder, source, modules);
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
  const server = await startServer(async (request, _body, response) => {
    const file = path.join(folder, path.basename(new URL(request.url!, 'http://stage').pathname));
    const type = types[path.extname(file)];
    response.setHeader('content-type', type ?? 'text/html; charset=utf-8');
    if (!type) response.setHeaders(new Map(Object.entries(headers)));
    response.end(type ? await readFile(file) : page);
  });
  return showInBrowser(server);
}
