/**
 * Builds the bundle explorer's example with the installed webpack. It is a small shop, once in its current state and
 * once as it was before it imported lodash. The source files are in `examples/`. Packages that aren't published are
 * written to the example's own `node_modules`.
 */
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Stats } from 'webpack';
import { runOnce } from '../../../generator/bundle/run-compiler.ts';
import { inProject } from '../../../generator/paths.ts';

const folder = path.join(import.meta.dirname, '../examples');

/**
 * The stats options that the bundle explorer's page recommends. Otherwise, chunks would list their modules a second
 * time.
 */
const statsOptions = { preset: 'normal', chunkModules: false } as const;

/** Creates the example shop in a folder inside this project, so that it can import the installed packages. */
async function makeShop(place: string, overlay?: string): Promise<void> {
  await cp(path.join(folder, 'shop'), place, { recursive: true });
  if (overlay) await cp(path.join(folder, overlay), place, { recursive: true });
  const packages = path.join(place, 'node_modules');
  await cp(path.join(folder, 'packages'), packages, { recursive: true });
  for (const name of ['invoices', 'receipts'])
    await cp(path.join(packages, name, 'packages'), path.join(packages, name, 'node_modules'), { recursive: true });
}

async function runWebpack(place: string): Promise<Stats> {
  const compiler = webpack({
    mode: 'production',
    context: place,
    entry: { shop: './src/index.js', account: './src/account.js' },
    output: { path: path.join(place, 'dist'), filename: '[name].[contenthash:8].js' },
    experiments: { css: true },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false })] },
    performance: false,
    // Process modules one at a time, because the first processed import becomes a module's issuer.
    parallelism: 1,
  });
  const stats = await runOnce(compiler);
  if (stats.hasErrors()) throw new Error(`tools/bundle-explorer/build/bundle-sample: ${stats.toString('errors-only')}`);
  return stats;
}

/**
 * Builds the example shop and returns its stats as JSON. Paths and times are removed, so that every build of the site
 * produces the same bytes.
 */
async function statsOf(place: string, overlay?: string): Promise<string> {
  await makeShop(place, overlay);
  const stats = await runWebpack(place);
  const { time: _time, builtAt: _builtAt, outputPath: _outputPath, ...told } = stats.toJson(statsOptions);
  const fromShop = path.relative(place, inProject('node_modules')).split(path.sep).join('/');
  return JSON.stringify(told)
    .replaceAll(place, '/shop')
    .replaceAll(inProject('node_modules'), '/shop/node_modules')
    .replaceAll(fromShop, './node_modules');
}

/**
 * Builds the bundle explorer's example.
 * @param cache absolute path of a folder inside this project to build in
 * @returns stats of the current and of the earlier shop, as JSON
 */
export async function buildBundleSample(cache: string): Promise<{ now: string; before: string }> {
  await mkdir(cache, { recursive: true });
  // Use a unique folder, because several sites may be built at the same time.
  const place = await mkdtemp(path.join(cache, 'shop-'));
  try {
    const now = await statsOf(path.join(place, 'now'));
    const before = await statsOf(path.join(place, 'before'), 'before');
    return { now, before };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
