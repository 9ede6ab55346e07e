/** Converts webpack's `Stats` to messages for the playground's page. */
import type { Compilation, Stats, StatsCompilation, StatsError, WebpackError } from 'webpack';
import type { Asset, CompilationResult, CompilationStats, Place, Problem } from '../model/protocol.ts';
import { host } from './host.ts';
import { files } from './node/fs.ts';
import { tidyStack } from './problem-places.ts';
import { join, relative } from '../../../src/model/posix-path.ts';

/** Output files of the previous build by path, used to detect changes. Their bytes must not be modified. */
export type Emitted = Map<string, Uint8Array>;

/** Converts a webpack compilation to the result for the page, including its output files. */
export function compilationResult(stats: Stats, before: Emitted): CompilationResult {
  const { compilation } = stats;
  const { options, outputPath } = compilation.compiler;
  const json = stats.toJson({ all: false, errors: true, warnings: true, errorDetails: true, moduleTrace: true });
  return {
    ...(compilation.name ? { name: compilation.name } : {}),
    hash: compilation.hash ?? '',
    mode: options.mode ?? 'production',
    output: relative('/project', outputPath),
    publicPath: publicPathOf(compilation),
    forBrowser: Boolean(compilation.compiler.platform.web),
    entries: entriesOf(compilation),
    emitted: options.optimization.emitOnErrors !== false || !stats.hasErrors(),
    assets: assetsOf(compilation, before),
    problems: [...problemsOf('error', compilation.errors, json), ...problemsOf('warning', compilation.warnings, json)],
    time: (compilation.endTime ?? 0) - (compilation.startTime ?? 0),
  };
}

/** Converts webpack's statistics of one compilation for the page. */
export function compilationStats(stats: Stats): CompilationStats {
  return {
    text: stats.toString({ ...(stats.compilation.options.stats as object), colors: false }),
    json: stats.toJson({ source: false, moduleTrace: false, logging: 'info' }),
  };
}

/** Converts an error that was thrown before compilation started to an error message for the page. */
export function startProblem(error: unknown): Problem {
  const thrown = error instanceof Error ? error : new Error(String(error));
  return {
    severity: 'error',
    name: thrown.name,
    message: thrown.message,
    ...(thrown.stack ? { details: thrown.stack } : {}),
    origin: 'configuration',
  };
}

function publicPathOf({ outputOptions, hash }: Compilation): string {
  const { publicPath } = outputOptions;
  return typeof publicPath === 'string' ? publicPath.replaceAll(/\[(?:full)?hash[^\]]*\]/g, hash ?? '') : 'auto';
}

function entriesOf({ entrypoints }: Compilation): CompilationResult['entries'] {
  return [...entrypoints].map(([name, entry]) => ({
    name,
    files: entry.getFiles().filter((file) => !file.includes('.hot-update.')),
  }));
}

function assetsOf(compilation: Compilation, before: Emitted): Asset[] {
  const { outputPath } = compilation.compiler;
  return compilation.getAssets().flatMap(({ name, info }) => {
    const path = join(outputPath, name.replace(/\?.*$/, ''));
    if (!files.existsSync(path)) return [];
    const written = files.readFileSync(path) as Uint8Array;
    const old = before.get(path);
    before.set(path, written);
    const related = info.related?.['sourceMap'];
    const map = textIn(Array.isArray(related) ? related[0] : related);
    const sourceFile = textIn(info.sourceFilename);
    return {
      name: name.replace(/\?.*$/, ''),
      // Copy the content, because transferring it to the page detaches its buffer in the worker.
      content: new Uint8Array(written),
      size: written.length,
      ...(map ? { map } : {}),
      changed: !old || !sameBytes(old, written),
      info: {
        immutable: Boolean(info.immutable),
        development: Boolean(info.development),
        hot: Boolean(info.hotModuleReplacement),
        module: Boolean(info.javascriptModule),
        ...(sourceFile ? { sourceFile } : {}),
      },
    };
  });
}

/** Returns a value only if it is a string, because asset info from plugins can contain anything. */
function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  if (one.buffer === other.buffer && one.byteOffset === other.byteOffset) return true;
  // Use a loop instead of `every`, which would call a function for each of several hundred thousand bytes per edit.
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}

function problemsOf(severity: Problem['severity'], list: readonly Error[], json: StatsCompilation): Problem[] {
  const shown = severity === 'error' ? json.errors : json.warnings;
  return (shown ?? []).map((problem, index) => problemOf(severity, problem, list[index]));
}

function problemOf(severity: Problem['severity'], shown: StatsError, error: Error | undefined): Problem {
  const place = placeOf(shown, error as WebpackError | undefined);
  const module = textIn(shown.moduleName);
  return {
    severity,
    name: textIn(shown['name']) ?? error?.name ?? 'Error',
    message: tidy(shown.message),
    ...(module === undefined ? {} : { module }),
    ...(place ? { place } : {}),
    ...(shown.details ? { details: tidy(shown.details) } : {}),
    origin: 'build',
  };
}

/** Maps positions in stack traces of the project's loaders and plugins to their source files. */
function tidy(text: string): string {
  return host.modules ? tidyStack(text, host.modules) : text;
}

function placeOf(shown: StatsError, error: WebpackError | undefined): Place | undefined {
  const resource = (error?.module as { resource?: string } | undefined)?.resource ?? shown.file;
  if (!resource) return undefined;
  const path = resource.replace(/[?#].*$/, '');
  const file = path.startsWith('/project/') ? path.slice('/project/'.length) : path;
  const [, line, column] = /^(\d+)(?::(\d+))?/.exec(shown.loc ?? '') ?? [];
  return {
    file,
    ...(line ? { line: Number(line) } : {}),
    ...(column ? { column: Number(column) } : {}),
  };
}
