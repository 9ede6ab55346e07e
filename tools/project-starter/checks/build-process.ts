/**
 * Child process that builds and serves generated projects one after another. It receives a `BuildOrder` and replies
 * with webpack's messages. A separate process is needed because Babel and SWC look for a project's browserslist in the
 * working directory.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler, type Configuration, type MultiStats, type Stats } from 'webpack';
import type { Build, BuildOrder } from './build.ts';

type Exported = Configuration | Configuration[] | ((env: object, argv: { mode: string }) => Configuration);

async function loadConfigurations({ folder, mode, output }: BuildOrder): Promise<Configuration[]> {
  const file = ['js', 'ts', 'cjs'].map((ending) => path.join(folder, `webpack.config.${ending}`)).find(existsSync);
  if (file === undefined) throw new Error(`${folder} has no configuration.`);
  const { default: exported } = (await import(pathToFileURL(file).href)) as { default: Exported };
  return [exported].flat().map((each) => {
    const built = mode === 'production' ? 'production' : 'development';
    const configuration = typeof each === 'function' ? each({}, { mode: built }) : each;
    return {
      ...configuration,
      mode: built,
      cache: false,
      output: { ...configuration.output, path: path.join(folder, output) },
    };
  });
}

async function build(order: BuildOrder): Promise<Build> {
  const compiler = webpack(await loadConfigurations(order));
  const started = performance.now();
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('webpack gave no stats.')))),
  );
  const milliseconds = Math.round(performance.now() - started);
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  return { milliseconds, problems: stats.stats.flatMap(problemsOf) };
}

/**
 * Starts the development server as `webpack serve` does, on a free port. It runs until the parent process sends a
 * message to stop it.
 */
async function serve(order: BuildOrder): Promise<Build> {
  const { default: Server } = await import('webpack-dev-server');
  const [configuration = {}] = await loadConfigurations(order);
  const compiler = webpack(configuration);
  if (compiler === null) throw new Error('webpack made no compiler.');
  const done = firstStats(compiler);
  const started = performance.now();
  const server = new Server({ ...configuration.devServer, port: 0, host: '127.0.0.1' }, compiler);
  await server.start();
  const stats = await done;
  const milliseconds = Math.round(performance.now() - started);
  const address = server.server?.address();
  process.once('message', () => void server.stop().then(() => process.send?.({ milliseconds: 0, problems: [] })));
  return {
    milliseconds,
    problems: problemsOf(stats),
    ...(typeof address === 'object' && address ? { url: `http://127.0.0.1:${address.port}` } : {}),
  };
}

function firstStats(compiler: Compiler): Promise<Stats> {
  return new Promise((resolve, reject) => {
    compiler.hooks.done.tap('project check', resolve);
    compiler.hooks.failed.tap('project check', reject);
  });
}

function problemsOf(stats: Stats): string[] {
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  return [...errors, ...warnings].map(({ message, moduleName = '' }) => `${moduleName} ${message}`.trim());
}

process.on('message', (order: BuildOrder | 'stop') => {
  if (order === 'stop') return;
  process.chdir(order.folder);
  void (order.mode === 'serve' ? serve(order) : build(order))
    .catch((error: unknown): Build => ({
      milliseconds: 0,
      problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    }))
    .then((answer) => process.send?.(answer));
});
