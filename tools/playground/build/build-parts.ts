/** Builds the files that the playground loads on demand: scripts, and packages as lists of files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { bundle, type Bundled } from '../../shared/build/bundle.ts';
import { typeStripper } from '../../shared/build/type-stripper.ts';
import { leaveOut } from './left-out.ts';
import { type PlaygroundPackage, playgroundPackages } from './packages.ts';

const modules = path.resolve(import.meta.dirname, '../../../node_modules');

/**
 * Packages that the playground's webpack worker already contains, so they aren't bundled again with loaders and
 * plugins.
 */
const ofCore = ['webpack', 'webpack/*', 'webpack-sources', 'schema-utils', 'tapable', 'enhanced-resolve', 'terser'];

/** Source code of the parts that are scripts, by part name. */
const scripts: Record<string, string> = {
  terser: 'define(require("terser"));',
  printer: 'define(require("webpack/lib/javascript/syntax-printer"));',
};

/** Files of a loader, plugin, or library that the playground loads on demand: content by name. */
interface PackedFiles {
  files: Record<string, string>;
  /** Folders of the packages whose code the files contain. */
  packages: string[];
}

/**
 * Builds all files that the playground loads on demand.
 * @returns content by the part name with which the worker requests it
 */
export async function buildParts(): Promise<Map<string, Bundled>> {
  const parts = new Map<string, Bundled>();
  for (const [name, contents] of Object.entries(scripts))
    parts.set(name, await bundled({ stdin: { contents, resolveDir: modules } }));
  parts.set('typescript', await typeStripper());
  for (const [name, how] of Object.entries(playgroundPackages)) {
    const packed = how.kind === 'library' ? libraryFiles(name, how.leave) : await toolFiles(name, how);
    const all = [packed, ...(how.with ?? []).map((other) => libraryFiles(other))];
    const files = Object.assign({}, ...all.map((each) => each.files)) as Record<string, string>;
    parts.set(`npm:${name}`, {
      content: new TextEncoder().encode(JSON.stringify(files)),
      packages: all.flatMap(({ packages }) => packages),
    });
  }
  return parts;
}

/** Returns the version of an installed package. */
export function versionOf(name: string): string {
  return String(manifestOf(name)['version']);
}

function manifestOf(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')) as Record<string, unknown>;
}

/** Matches files of a package that never end up in bundles, such as tests and builds for `<script>` elements. */
const notBundled =
  /(?:^|\/)(?:umd|test|tests|__tests__|benchmark)\/|\.min\.js$|\.(?:iife|global)(?:\.prod)?\.js$|(?:^|\.)runtime\.global|browser(?:\.prod)?\.js$/;

/** Collects a package's license and those of its files that may end up in a bundle. */
function libraryFiles(name: string, leave?: RegExp): PackedFiles {
  const folder = path.join(modules, name);
  const files = globSync('**/*.{js,mjs,cjs,json,css}', { cwd: folder, exclude: (file) => file === 'node_modules' })
    .filter((file) => !notBundled.test(file) && !(leave?.test(file) ?? false))
    .toSorted();
  const licenses = globSync('LICENSE*', { cwd: folder });
  const texts = [...files, ...licenses].map((file) => [
    `${name}/${file}`,
    readFileSync(path.join(folder, file), 'utf8'),
  ]);
  return { files: Object.fromEntries(texts) as Record<string, string>, packages: [`node_modules/${name}`] };
}

/** Bundles a tool as one script that replaces its main file. */
async function toolFiles(name: string, { beside = [], also = [] }: PlaygroundPackage): Promise<PackedFiles> {
  const manifest = manifestOf(name);
  const main = mainOf(name, manifest);
  const folder = path.join(modules, name);
  const scripts = await Promise.all(
    [main, ...also].map(async (file) => ({ file, ...(await bundled({ entryPoints: [path.join(folder, file)] })) })),
  );
  const kept = beside.flatMap((pattern) => globSync(pattern, { cwd: folder }));
  const files = {
    [`${name}/package.json`]: JSON.stringify({ name, version: manifest['version'], type: 'commonjs', main }),
    ...Object.fromEntries(scripts.map(({ file, content }) => [`${name}/${file}`, new TextDecoder().decode(content)])),
    ...Object.fromEntries(
      kept.toSorted().map((file) => [`${name}/${file}`, readFileSync(path.join(folder, file), 'utf8')]),
    ),
  };
  return { files, packages: [`node_modules/${name}`, ...scripts.flatMap(({ packages }) => packages)] };
}

function mainOf(name: string, { main }: Record<string, unknown>): string {
  const file = typeof main === 'string' ? path.posix.normalize(main) : 'index.js';
  if (!existsSync(path.join(modules, name, file))) throw new Error(`${name} has no main file ${file}.`);
  return file;
}

function bundled(
  input: { entryPoints: string[] } | { stdin: { contents: string; resolveDir: string } },
): Promise<Bundled> {
  return bundle({
    ...input,
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    keepNames: !('stdin' in input),
    external: [...('stdin' in input ? [] : ofCore), ...builtinModules],
    plugins: [leaveOut(['html-minifier-terser', 'clean-css'])],
  });
}
