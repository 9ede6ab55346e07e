/**
 * Extracts all facts and writes them as JSON to the file named by the first argument.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { extractCommandLine } from './cli/commandLine.ts';
import { extractEnvironment } from './cli/environment.ts';
import { readDeclarations } from './declarations.ts';
import { readVersions } from './packages.ts';
import { extractDevServerOptions, extractMiddlewareOptions } from './servers/serverOptions.ts';
import { extractOptions } from './webpack/options.ts';
import { extractPluginOptions, extractPlugins } from './webpack/plugins.ts';
import type { StoredFacts } from './store.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: node facts/extract.ts FILE');

const declarations = readDeclarations('webpack', 'types.d.ts');
const options = extractOptions(declarations);
const plugins = extractPlugins();
const devServer = extractDevServerOptions();
const facts = [
  ...options,
  ...devServer,
  ...extractMiddlewareOptions(),
  ...extractCommandLine(options, devServer),
  ...extractEnvironment(),
  ...plugins,
  ...extractPluginOptions(plugins, declarations),
];
const stored: StoredFacts = { versions: readVersions(), facts, added: {}, build: [] };

mkdirSync(dirname(file), { recursive: true });
const unfinished = `${file}.${process.pid}`;
writeFileSync(unfinished, JSON.stringify(stored));
renameSync(unfinished, file);
