/**
 * Implements `npm run data:removed`, which writes `removed.json`. It finds options of webpack 4, and of
 * webpack-dev-server since version 2, that the installed versions don't have. Archives are cached in `.cache/removed/`.
 *
 * The replacements of these options are in `content/entries/removed.yaml`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packageVersion } from '../../facts/packages.ts';
import type { FactPackage } from '../../facts/packages.ts';
import { readSchema } from '../../facts/schema/read-schema.ts';
import { parseSince, sinceFile } from '../since/since-data.ts';
import { writeSnapshot } from '../snapshot.ts';
import { removedOptions } from './compare-options.ts';
import { removedFile, removedSnapshot } from './schema.ts';
import type { RemovedOption } from '../../facts/removed.ts';

const archives = path.resolve(import.meta.dirname, '../../.cache/removed');

/** Path of the options schema in each package. */
const schemaFiles: Record<string, string> = {
  'webpack@4': 'schemas/WebpackOptions.json',
  'webpack-dev-server@2': 'lib/optionsSchema.json',
  'webpack-dev-server@3': 'lib/options.json',
  'webpack-dev-server@4': 'lib/options.json',
  'webpack-dev-server@5': 'lib/options.json',
};

/** Options that no schema lists but that old packages read. Each has a comment with the file that reads it. */
const unlisted: readonly RemovedOption[] = [
  // Read in lib/node/NodeSourcePlugin.js of webpack 4.
  { name: 'node.setImmediate', package: 'webpack', removedIn: '5' },
  // Read in lib/WebpackOptionsDefaulter.js of webpack 4. webpack 5 accepts the name, but as a custom cache group.
  { name: 'optimization.splitChunks.cacheGroups.vendors', package: 'webpack', removedIn: '5' },
  // Read in lib/Server.js of webpack-dev-server 5.
  { name: 'devServer.proxy[].bypass', package: 'webpack-dev-server', removedIn: '6' },
];

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(`Usage: npm run data:removed

Finds options of webpack 4, and of webpack-dev-server since version 2, that the installed versions don't have, and writes
data/removed/removed.json. Needs the npm registry; archives are cached in .cache/removed/.`);
} else {
  await refresh();
}

async function refresh(): Promise<void> {
  const compared: string[] = [];
  /** Unpacks a package version and returns its folder. */
  const folderOf = (wanted: string): string => {
    const { folder, version } = unpacked(wanted);
    compared.push(version);
    return folder;
  };
  const gone = (name: FactPackage, wanted: readonly string[], file: string) =>
    removedOptions([
      ...wanted.map((one) => ({
        major: Number(one.split('@')[1]),
        root: readSchema(name, schemaFiles[one]!, readerIn(folderOf(one))),
      })),
      { major: Number(packageVersion(name).split('.')[0]), root: readSchema(name, file) },
    ]);

  const ofServer = gone(
    'webpack-dev-server',
    Object.keys(schemaFiles).filter((one) => one.startsWith('webpack-dev-server@')),
    'lib/options.json',
  );
  const options: RemovedOption[] = [
    ...gone('webpack', ['webpack@4'], 'schemas/WebpackOptions.json').map((one) => ({
      ...one,
      package: 'webpack' as const,
    })),
    ...nodeModulesOf(folderOf('node-libs-browser@2')).map((name) => ({
      name: `node.${name}`,
      package: 'webpack' as const,
      removedIn: '5',
    })),
    ...removedWithin5(),
    ...ofServer.map(({ name, aliases, ...one }) => ({
      ...one,
      name: `devServer.${name}`,
      package: 'webpack-dev-server' as const,
      ...(aliases && { aliases: aliases.map((alias) => `devServer.${alias}`) }),
    })),
    ...unlisted,
  ];
  const known = new Map(options.map((option) => [option.name, option]));
  const sorted = [...known.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  await writeSnapshot(removedFile, { compared, options: sorted }, removedSnapshot);
  console.log(`Wrote ${removedFile}: ${sorted.length} options, compared with ${compared.join(', ')}.`);
}

/** Returns the options that releases of webpack 5 removed, from the comparison of all releases. */
function removedWithin5(): RemovedOption[] {
  const { removed } = parseSince(readFileSync(sinceFile, 'utf8'));
  return Object.entries(removed).flatMap(([removedIn, names]) =>
    names.map((name): RemovedOption => ({ name, package: 'webpack', removedIn })),
  );
}

/** Returns the Node.js modules for which webpack 4 had polyfills, configured by `node`. */
function nodeModulesOf(folder: string): string[] {
  const text = readFileSync(path.join(folder, 'index.js'), 'utf8');
  return [...text.matchAll(/^exports\.(\w+)/gm)].map(([, name = '']) => name);
}

function readerIn(folder: string): (file: string) => string {
  return (file) => readFileSync(path.join(folder, file), 'utf8');
}

/**
 * Downloads and unpacks the newest release of a package's major version, such as `webpack@4`, unless it is there
 * already.
 */
function unpacked(wanted: string): { folder: string; version: string } {
  const folder = path.join(archives, wanted);
  if (!existsSync(path.join(folder, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    const words = ['pack', wanted, '--json', '--pack-destination', folder];
    const [{ filename }] = JSON.parse(execFileSync('npm', words, { encoding: 'utf8' })) as [{ filename: string }];
    execFileSync('tar', ['-xzf', path.join(folder, filename), '-C', folder, '--strip-components=1']);
  }
  const { name, version } = JSON.parse(readerIn(folder)('package.json')) as { name: string; version: string };
  return { folder, version: `${name}@${version}` };
}
