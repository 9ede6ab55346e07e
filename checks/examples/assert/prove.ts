/**
 * `prove()`, which `assert` fences can call. It builds a small project in every variant that a sentence is about, and
 * checks the same expectation for each. See “Proofs” in docs/writing.md.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';

/** Values of each setting with which `prove` builds a project. It builds every combination of these values. */
interface Dimensions {
  /** Modes; by default production and development. */
  mode?: readonly NonNullable<Configuration['mode']>[];
  /** Whether the output is an ES module; by default both. */
  module?: readonly boolean[];
  /** Values of `sideEffects` in the project's package.json; by default the field is missing. */
  sideEffects?: readonly (boolean | undefined)[];
  /**
   * Values of the option `cache`. With `"filesystem"`, a second compiler builds again from the disk. If undefined, the
   * mode's default applies.
   */
  cache?: readonly (false | 'memory' | 'filesystem' | undefined)[];
}

/** One of the combinations of settings with which `prove` builds a project. */
export interface Variant {
  mode: NonNullable<Configuration['mode']>;
  module: boolean;
  sideEffects: boolean | undefined;
  cache: false | 'memory' | 'filesystem' | undefined;
  /** Whether this is the first build, or another one of the same or edited files. */
  build: 'first' | 'again';
}

/** Project to build. */
export interface Project {
  /** Text of each file by its path. The entry is `./src/index.js`, unless the configuration has another one. */
  files: Readonly<Record<string, string>>;
  /**
   * Options other than the mode, and the folder and kind of the output. May be a function that returns them for a
   * variant and for the project's absolute path. With a cache on disk, it is called for each of the two compilers.
   */
  config?: Configuration | ((variant: Variant, folder: string) => Configuration);
  over?: Dimensions;
  /** Files to write before the project is built again, either by the same compiler or from its cache on disk. */
  edit?: Readonly<Record<string, string>>;
}

/** Result of a build. */
export interface Built {
  variant: Variant;
  stats: Stats;
  /** Messages of errors and warnings. */
  errors: string[];
  warnings: string[];
  /** Text of each file in the output folder, by its path. */
  assets: Record<string, string>;
  /** Text of all scripts in the output. */
  code: string;
  /**
   * Runs an output file with Node.js, and returns what it prints, trimmed. The default is the file of the entry `main`.
   */
  run(file?: string): string;
}

/**
 * Builds a project in all variants, and checks an expectation for each build.
 *
 * @param expectation throws if a build isn't what the page says
 * @throws the error of the expectation, or webpack's error if it rejects the options; the message starts with the
 * variant
 */
export async function prove(project: Project, expectation: (built: Built) => unknown): Promise<void> {
  for (const variant of variantsOf(project.over)) {
    // Give each variant its own folder, because Node.js caches the modules that its output loads.
    const folder = path.resolve(`.proof-${++proofs}`);
    let build: Variant['build'] = 'first';
    try {
      for await (const built of buildsOf(folder, variant, project)) {
        await expectation(built);
        build = 'again';
      }
    } catch (error) {
      throw withVariant(error, { ...variant, build });
    } finally {
      // webpack reports an error as soon as it occurs, while other files of the same build are still being written.
      // Removing a folder at that moment fails with ENOTEMPTY, so try again.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

let proofs = 0;

function variantsOf({
  mode = ['production', 'development'],
  module = [false, true],
  sideEffects = [undefined],
  cache = [undefined],
}: Dimensions = {}): Omit<Variant, 'build'>[] {
  return mode.flatMap((m) =>
    module.flatMap((o) =>
      sideEffects.flatMap((s) => cache.map((c) => ({ mode: m, module: o, sideEffects: s, cache: c }))),
    ),
  );
}

async function* buildsOf(
  folder: string,
  of: Omit<Variant, 'build'>,
  { files, config = {}, edit }: Project,
): AsyncGenerator<Built> {
  const { sideEffects } = of;
  const manifest = { type: 'module', ...(sideEffects === undefined ? {} : { sideEffects }) };
  writeFiles(folder, { 'package.json': JSON.stringify(manifest), ...files }, 10);
  const compilerFor = (variant: Variant): Compiler =>
    webpack(optionsOf(folder, variant, typeof config === 'function' ? config(variant, folder) : config));
  const first: Variant = { ...of, build: 'first' };
  const again: Variant = { ...of, build: 'again' };
  let compiler = compilerFor(first);
  try {
    yield await builtBy(compiler, folder, first);
    if (!edit && !of.cache) return;
    // Close the compiler before any file changes, because closing stores the state of the build dependencies.
    if (of.cache === 'filesystem') await closed(compiler);
    writeFiles(folder, edit ?? {}, 5);
    if (of.cache === 'filesystem') compiler = compilerFor(again);
    yield await builtBy(compiler, folder, again);
  } finally {
    await closed(compiler);
  }
}

function optionsOf(folder: string, { mode, module, cache }: Variant, config: Configuration): Configuration {
  return {
    mode,
    context: folder,
    entry: './src/index.js',
    target: 'node',
    performance: false,
    ...(cache === undefined ? {} : { cache: cache === false ? false : cacheOptions(cache, folder) }),
    ...config,
    output: {
      path: path.join(folder, 'dist'),
      ...(module ? { module: true, filename: '[name].mjs' } : { filename: '[name].cjs' }),
      ...config.output,
    },
  };
}

function cacheOptions(
  type: 'memory' | 'filesystem',
  folder: string,
): Exclude<Configuration['cache'], boolean | undefined> {
  return type === 'memory' ? { type } : { type, cacheDirectory: path.join(folder, '.webpack-cache') };
}

async function builtBy(compiler: Compiler, folder: string, variant: Variant): Promise<Built> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result!)));
  });
  const output = stats.compilation.outputOptions.path!;
  const assets = Object.fromEntries(
    filesBelow(output).map((file) => [file, readFileSync(path.join(output, file), 'utf8')]),
  );
  const messages = (list: readonly Error[]): string[] => list.map(({ message }) => message);
  return {
    variant,
    stats,
    errors: messages(stats.compilation.errors),
    warnings: messages(stats.compilation.warnings),
    assets,
    code: Object.entries(assets)
      .filter(([file]) => /\.[cm]?js$/.test(file))
      .map(([, text]) => text)
      .join('\n'),
    run: (file = `main.${variant.module ? 'mjs' : 'cjs'}`) =>
      execFileSync(process.execPath, [path.join(output, file)], { cwd: folder, encoding: 'utf8' }).trim(),
  };
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .toSorted();
  } catch {
    // The output folder is missing, because a build with errors emits nothing.
    return [];
  }
}

/**
 * Writes files with modification times some seconds ago. watchpack treats a file that is about as old as the build as
 * changed, and an edited file must be newer than its previous version.
 */
function writeFiles(folder: string, files: Readonly<Record<string, string>>, secondsAgo: number): void {
  const time = Date.now() / 1000 - secondsAgo;
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, time, time);
  }
}

function closed(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
}

/** Adds the variant in which an error occurred to the start of its message. */
function withVariant(error: unknown, { mode, module, sideEffects, cache, build }: Variant): Error {
  const told = error instanceof Error ? error : new assert.AssertionError({ message: String(error) });
  const parts = [
    mode,
    module ? 'module output' : 'script output',
    sideEffects === undefined ? [] : `sideEffects ${sideEffects}`,
    cache === undefined ? [] : `cache ${cache}`,
    build === 'again' ? 'built again' : [],
  ].flat();
  told.message = `in ${parts.join(', ')}: ${told.message}`;
  told.stack = `${told.name}: ${told.message}\n${(told.stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')}`;
  return told;
}
