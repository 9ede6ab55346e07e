/** Makes the parts of the playground that are loaded on demand: scripts, and packages as lists of files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { leaveOut } from './left-out.ts';
import { type PlaygroundPackage, playgroundPackages } from './packages.ts';

const modules = path.resolve(import.meta.dirname, '..', 'node_modules');

/** What is asked of the core, and not bundled into a tool. */
const ofCore = ['webpack', 'webpack/*', 'webpack-sources', 'schema-utils', 'tapable', 'enhanced-resolve', 'terser'];

/** Scripts by the name of their part. */
const scripts: Record<string, string> = {
  terser: 'define(require("terser"));',
  printer: 'define(require("webpack/lib/javascript/syntax-printer"));',
  typescript: 'define(require("amaro"));',
};

/**
 * All parts.
 * @returns name, as the worker asks for it, to content
 */
export async function buildParts(): Promise<Map<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array>();
  for (const [name, contents] of Object.entries(scripts))
    parts.set(name, await bundled({ stdin: { contents, resolveDir: modules } }));
  for (const [name, how] of Object.entries(playgroundPackages)) {
    const files = how.kind === 'library' ? libraryFiles(name, how.leave) : await toolFiles(name, how);
    for (const other of how.with ?? []) Object.assign(files, libraryFiles(other));
    parts.set(`npm:${name}`, new TextEncoder().encode(JSON.stringify(files)));
  }
  return parts;
}

/** Version of an installed package. */
export function versionOf(name: string): string {
  return String(manifestOf(name)['version']);
}

function manifestOf(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')) as Record<string, unknown>;
}

/** Files of a package that no bundle has: builds for a script element, tests. */
const notBundled =
  /(?:^|\/)(?:umd|test|tests|__tests__|benchmark)\/|\.min\.js$|\.(?:iife|global)(?:\.prod)?\.js$|(?:^|\.)runtime\.global|browser(?:\.prod)?\.js$/;

/** The files of a package that a bundle could have, and its license. */
function libraryFiles(name: string, leave?: RegExp): Record<string, string> {
  const folder = path.join(modules, name);
  const files = globSync('**/*.{js,mjs,cjs,json,css}', { cwd: folder, exclude: (file) => file === 'node_modules' })
    .filter((file) => !notBundled.test(file) && !(leave?.test(file) ?? false))
    .toSorted();
  const licenses = globSync('LICENSE*', { cwd: folder });
  return Object.fromEntries(
    [...files, ...licenses].map((file) => [`${name}/${file}`, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** A tool as one script, in the place of the file that its name leads to. */
async function toolFiles(name: string, { beside = [], also = [] }: PlaygroundPackage): Promise<Record<string, string>> {
  const manifest = manifestOf(name);
  const main = mainOf(name, manifest);
  const folder = path.join(modules, name);
  const script = await bundled({ entryPoints: [path.join(folder, main)] });
  const others = await Promise.all(
    also.map(async (file): Promise<[string, string]> => [
      `${name}/${file}`,
      new TextDecoder().decode(await bundled({ entryPoints: [path.join(folder, file)] })),
    ]),
  );
  const kept = beside.flatMap((pattern) => globSync(pattern, { cwd: folder }));
  return {
    [`${name}/package.json`]: JSON.stringify({ name, version: manifest['version'], type: 'commonjs', main }),
    [`${name}/${main}`]: new TextDecoder().decode(script),
    ...Object.fromEntries(others),
    ...Object.fromEntries(
      kept.toSorted().map((file) => [`${name}/${file}`, readFileSync(path.join(folder, file), 'utf8')]),
    ),
  };
}

function mainOf(name: string, { main }: Record<string, unknown>): string {
  const file = typeof main === 'string' ? path.posix.normalize(main) : 'index.js';
  if (!existsSync(path.join(modules, name, file))) throw new Error(`${name} has no main file ${file}.`);
  return file;
}

async function bundled(
  input: { entryPoints: string[] } | { stdin: { contents: string; resolveDir: string } },
): Promise<Uint8Array> {
  const { outputFiles } = await build({
    ...input,
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    minify: true,
    keepNames: !('stdin' in input),
    legalComments: 'none',
    logLevel: 'silent',
    external: [...('stdin' in input ? [] : ofCore), ...builtinModules],
    plugins: [leaveOut(['html-minifier-terser', 'clean-css'])],
  });
  return outputFiles[0]!.contents;
}
