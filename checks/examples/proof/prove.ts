/**
 * `prove()`, in the scope of `assert` fences: one small project, built in every variant that a sentence is about, and the same
 * expectation for each. See “Proofs” in docs/writing.md.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';

/** Variants to build: each combination of one value of each dimension. */
export interface Dimensions {
  /** Default: production and development. */
  mode?: readonly NonNullable<Configuration['mode']>[];
  /** Whether the output is an ES module. Default: both. */
  module?: readonly boolean[];
  /** `sideEffects` of the project's package.json. Default: the field is missing. */
  sideEffects?: readonly (boolean | undefined)[];
  /** The option `cache`. With `"filesystem"`, a second compiler builds again from the disk. Default: the mode's own. */
  cache?: readonly (false | 'memory' | 'filesystem' | undefined)[];
}

/** One of the variants. */
export interface Variant {
  mode: NonNullable<Configuration['mode']>;
  module: boolean;
  sideEffects: boolean | undefined;
  cache: false | 'memory' | 'filesystem' | undefined;
  /** Which build of the same files (or of the edited ones) this is. */
  build: 'first' | 'again';
}

/** What is built. */
export interface Project {
  /** Text of each file by its path; `./src/index.js` is the entry unless the configuration has another. */
  files: Readonly<Record<string, string>>;
  /**
   * Options beside the mode and the output's folder and kind, or a function that returns them: for a variant, and for the
   * project's absolute folder. With a cache on disk it is called for each of the two compilers.
   */
  config?: Configuration | ((variant: Variant, folder: string) => Configuration);
  over?: Dimensions;
  /** Files to write before the project is built again, by the same compiler or from its cache on disk. */
  edit?: Readonly<Record<string, string>>;
}

/** What a build made. */
export interface Built {
  variant: Variant;
  stats: Stats;
  /** Messages of the build. */
  errors: string[];
  warnings: string[];
  /** Text of each file of the output folder by its path. */
  assets: Record<string, string>;
  /** Text of all scripts of the output. */
  code: string;
  /** Runs a file of the output with Node.js (default: that of the entry `main`) and returns what it prints, trimmed. */
  run(file?: string): string;
}

/**
 * Builds a project in all variants and holds each build against an expectation.
 *
 * @param expectation throws if a build isn't as the page says
 * @throws the error of the expectation, or of webpack for options that it refuses, with the variant in front of its message
 */
export async function prove(project: Project, expectation: (built: Built) => unknown): Promise<void> {
  for (const variant of variantsOf(project.over)) {
    // A folder for each: the modules that a variant's output loads stay in Node's memory.
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
      rmSync(folder, { recursive: true, force: true });
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
    writeFiles(folder, edit ?? {}, 5);
    if (of.cache === 'filesystem') {
      await closed(compiler);
      compiler = compilerFor(again);
    }
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
    // A build with errors emits nothing.
    return [];
  }
}

/**
 * Writes files as if that had been some seconds ago: watchpack takes a file about as old as the build for a changed one,
 * and an edited file has to be younger than what it replaces.
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

/** The same error, with the variant in front of its message. */
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
