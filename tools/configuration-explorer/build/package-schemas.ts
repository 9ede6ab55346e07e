/** Reads the option schemas of loaders, plugins, and webpack's own plugins. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { packageFolder } from '../../../facts/packages.ts';
import { inProject } from '../../../generator/paths.ts';
import type { OptionsSchema, PackageSchemas } from '../model/package-schemas.ts';

/** Schema file of each loader, by package. Error messages take the loader's name from the schema's title. */
const loaderFiles: Readonly<Record<string, string>> = {
  'babel-loader': 'lib/schema.json',
  'coffee-loader': 'dist/options.json',
  'css-loader': 'dist/options.json',
  'exports-loader': 'dist/options.json',
  'expose-loader': 'dist/options.json',
  'html-loader': 'dist/options.json',
  'imports-loader': 'dist/options.json',
  'less-loader': 'dist/cjs/options.json',
  'node-loader': 'dist/options.json',
  'postcss-loader': 'dist/options.json',
  'remark-loader': 'dist/options.json',
  'sass-loader': 'dist/cjs/options.json',
  'source-map-loader': 'dist/options.json',
  'style-loader': 'dist/options.json',
  'stylus-loader': 'dist/cjs/options.json',
};

/**
 * Packages whose plugins validate their options in the constructor, with the files that contain the schema and the
 * validation call.
 */
const pluginFiles: Readonly<Record<string, readonly [schema: string, code: string]>> = {
  'compression-webpack-plugin': ['dist/options.json', 'dist/index.js'],
  'copy-webpack-plugin': ['dist/options.json', 'dist/index.js'],
  'css-minimizer-webpack-plugin': ['dist/options.json', 'dist/index.js'],
  'eslint-webpack-plugin': ['dist/options.json', 'dist/options.js'],
  'html-minimizer-webpack-plugin': ['dist/options.json', 'dist/index.js'],
  'json-minimizer-webpack-plugin': ['dist/options.json', 'dist/index.js'],
  'mini-css-extract-plugin': ['dist/plugin-options.json', 'dist/index.js'],
  'stylelint-webpack-plugin': ['dist/options.json', 'dist/options.js'],
  'terser-webpack-plugin': ['dist/options.json', 'dist/index.js'],
};

/** Plugins in webpack itself that keep their options unchanged, and validate them when they are applied. */
const ownPlugins: ReadonlySet<string> = new Set([
  'BannerPlugin',
  'ConsumeSharedPlugin',
  'ContainerPlugin',
  'ContainerReferencePlugin',
  'DllPlugin',
  'DllReferencePlugin',
  'HashedModuleIdsPlugin',
  'HttpUriPlugin',
  'IgnorePlugin',
  'LimitChunkCountPlugin',
  'LoaderOptionsPlugin',
  'MinChunkSizePlugin',
  'ModuleFederationPlugin',
  'ProgressPlugin',
  'ProvideSharedPlugin',
  'SourceMapDevToolPlugin',
  'WatchIgnorePlugin',
]);

/**
 * Reads the option schemas of the installed loaders and plugins.
 *
 * @throws Error if a package has moved its schema
 */
export function readPackageSchemas(): PackageSchemas {
  return {
    loaders: Object.fromEntries(
      Object.entries(loaderFiles).map(([name, file]) => [name, { schema: schemaIn(packageFile(name, file)) }]),
    ),
    plugins: Object.fromEntries(
      Object.entries(pluginFiles).map(([name, [schema, code]]) => [
        name,
        { schema: schemaIn(packageFile(name, schema)), ...nameIn(readFileSync(packageFile(name, code), 'utf8')) },
      ]),
    ),
    ownPlugins: readOwnPlugins(),
    webpackClasses: classesIn(webpack),
  };
}

/** Reads the option schema of webpack-dev-server. */
export function readServerSchema(): object {
  return schemaIn(path.join(packageFolder('webpack-dev-server'), 'lib/options.json'));
}

/**
 * Returns the paths of the classes in webpack's API (`optimize.MinChunkSizePlugin`). Getters of classes aren't called,
 * because some print a deprecation warning.
 */
function classesIn(api: object, above: readonly string[] = []): string[] {
  return Object.getOwnPropertyNames(api).flatMap((name) => {
    if (/^[A-Z]/.test(name)) return [[...above, name].join('.')];
    const value: unknown = above.length < 3 && !nested.has(name) ? (api as Record<string, unknown>)[name] : undefined;
    return typeof value === 'object' && value !== null ? classesIn(value, [...above, name]) : [];
  });
}

/** Properties to skip: those that every function has, and webpack's reference to itself. */
const nested: ReadonlySet<string> = new Set(['prototype', 'arguments', 'caller', 'webpack']);

function readOwnPlugins(): Record<string, OptionsSchema> {
  const lib = packageFile('webpack', 'lib');
  const found = globSync('**/*Plugin.js', { cwd: lib }).flatMap((file) => {
    const plugin = path.basename(file, '.js');
    const code = ownPlugins.has(plugin) ? readFileSync(path.join(lib, file), 'utf8') : '';
    const schema = /schemas\/plugins\/[\w/]+\.json/.exec(code)?.[0];
    return schema ? [[plugin, { schema: schemaIn(packageFile('webpack', schema)), ...nameIn(code) }] as const] : [];
  });
  if (found.length !== ownPlugins.size)
    throw new Error(`Of webpack's own plugins, ${found.map(([name]) => name).join(', ')} alone have a schema.`);
  return Object.fromEntries(found);
}

function packageFile(name: string, file: string): string {
  return inProject(`node_modules/${name}/${file}`);
}

function schemaIn(file: string): object {
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

/**
 * Finds the name that a package passes to schema-utils. Returns an empty object if the name comes from the schema's
 * title.
 */
function nameIn(code: string): { name?: string } {
  const name = /\bname: ["']([^"']+)["'],\s*baseDataPath/.exec(code)?.[1];
  return name === undefined ? {} : { name };
}
