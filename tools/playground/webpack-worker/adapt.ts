/** Adapts a webpack configuration to the browser, and reports what was changed. */
import webpack, { type Configuration } from 'webpack';
import type { Notice } from '../model/protocol.ts';
import { hotClient } from './hot-client.ts';
import { cacheResolutions } from './cache-resolutions.ts';
import { progressHandler } from './progress-handler.ts';

interface Adapting {
  /** Whether the webpack compiler is reused between edits. */
  watch: boolean;
  /** Whether the build creates hot updates for the preview. */
  hot: boolean;
  onProgress(fraction: number, step: string): void;
  notice(notice: Notice): void;
}

/** Adapts webpack configurations to the browser in place, before webpack reads them. */
export function adaptConfigurations(configurations: Configuration[], adapting: Adapting): void {
  for (const configuration of configurations) {
    if (adapting.watch) cacheResolutions(configuration);
    adaptCache(configuration, adapting);
    adaptExperiments(configuration, adapting);
    if ('devServer' in configuration)
      adapting.notice({
        kind: 'adapted',
        about: 'devServer',
        says: 'devServer',
      });
    configuration.plugins = [
      ...(configuration.plugins ?? []),
      new webpack.ProgressPlugin({ handler: progressHandler(adapting.onProgress) }),
    ];
    if (adapting.hot && isForBrowser(configuration)) addHotClient(configuration);
  }
}

function adaptCache(configuration: Configuration, { notice }: Adapting): void {
  const { cache } = configuration;
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return;
  configuration.cache = { type: 'memory' };
  notice({
    kind: 'adapted',
    about: 'cache.type',
    says: 'cache',
  });
}

function adaptExperiments({ experiments }: Configuration, { notice }: Adapting): void {
  if (experiments?.lazyCompilation) {
    experiments.lazyCompilation = false;
    notice({
      kind: 'unsupported',
      about: 'experiments.lazyCompilation',
      says: 'lazyCompilation',
    });
  }
  if (experiments?.buildHttp)
    notice({
      kind: 'unsupported',
      about: 'experiments.buildHttp',
      says: 'buildHttp',
    });
}

function isForBrowser({ target }: Configuration): boolean {
  return [target ?? 'web'].flat().every((one) => typeof one !== 'string' || !/node|electron|nwjs|deno|bun/.test(one));
}

/**
 * Adds the HMR plugin and a client to every entry point, as webpack-dev-server does. A build with errors then emits
 * nothing, so the preview keeps its state and the next update still applies to it.
 */
function addHotClient(configuration: Configuration): void {
  configuration.optimization = { emitOnErrors: false, ...configuration.optimization };
  const plugins = (configuration.plugins ??= []);
  const has = plugins.some((plugin) => plugin instanceof webpack.HotModuleReplacementPlugin);
  if (!has) plugins.push(new webpack.HotModuleReplacementPlugin());
  plugins.push({
    apply: (compiler) =>
      new webpack.EntryPlugin(compiler.context, hotClient, { name: undefined as never }).apply(compiler),
  });
}
