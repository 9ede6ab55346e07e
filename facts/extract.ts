/**
 * Extracts all facts about the installed webpack packages and writes them as JSON to the file named by the first
 * argument.
 */
import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { extractCommandLine } from './cli/command-line.ts';
import { extractEnvironment } from './cli/environment.ts';
import { withOptionDefaults } from './cli/flag-defaults.ts';
import { readDeclarations } from './declarations.ts';
import { addDevServerDefaults } from './defaults/dev-server-defaults.ts';
import { knownTargets } from './defaults/effective.ts';
import { addOptionDefaults } from './defaults/option-defaults.ts';
import { addInlineDefaults } from './defaults/inline-defaults.ts';
import { addPresetSettings, addStatsDefaults } from './defaults/stats-defaults.ts';
import { readVersions } from './packages.ts';
import { extractDevServerOptions, extractMiddlewareOptions } from './servers/server-options.ts';
import { extractDeprecations, extractErrors } from './webpack/errors.ts';
import { exportedClasses } from './webpack/exports.ts';
import { extractDeclared } from './webpack/declared.ts';
import { extractHooks } from './webpack/hooks.ts';
import { extractApi, extractLoaderContext, extractStats } from './webpack/members.ts';
import { extractComments, extractHotStatuses, extractVariables } from './webpack/names.ts';
import { extractOptions } from './webpack/options.ts';
import { extractPluginOptions, extractPlugins, extractTypedPluginOptions } from './webpack/plugins.ts';
import { indexFacts } from './lookup.ts';
import { readReleases } from './releases.ts';
import { extractRemoved } from './removed.ts';
import { addSince } from './since.ts';
import { extractPresets, extractStages } from './webpack/stages.ts';
import type { StoredFacts } from './store.ts';
import { lastPart } from '../src/model/last-part.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: node facts/extract.ts FILE');

const declarations = readDeclarations('webpack', 'types.d.ts');
const options = addStatsDefaults(addInlineDefaults(addOptionDefaults(extractOptions(declarations))));
const hooks = await extractHooks(declarations);
const exported = new Set([...exportedClasses().keys()].map(lastPart));
const plugins = extractPlugins();
const pluginOptions = extractPluginOptions(plugins, declarations);
const devServer = await addDevServerDefaults(extractDevServerOptions());
const known = [
  ...options,
  ...devServer,
  ...addInlineDefaults(extractMiddlewareOptions()),
  ...withOptionDefaults(extractCommandLine(options, devServer), [...options, ...devServer]),
  ...extractEnvironment(),
  ...plugins,
  ...addInlineDefaults([
    ...pluginOptions,
    ...extractTypedPluginOptions(plugins, [...options, ...pluginOptions], declarations),
  ]),
  ...hooks.facts,
  ...extractStages(),
  ...extractVariables(),
  ...extractComments(),
  ...extractHotStatuses(),
  ...extractStats(declarations),
  ...addPresetSettings(extractPresets(options)),
  ...extractErrors(exported),
  ...extractDeprecations(),
  ...extractLoaderContext(declarations),
  ...extractApi(declarations),
];
const facts = [...known, ...extractDeclared(declarations, known), ...extractRemoved()];
const { dated, added } = addSince(facts);
const versions = readVersions();
const releases = readReleases(indexFacts({ versions, facts: dated, added, build: [] }));
const stored: StoredFacts = { versions, targets: knownTargets(), facts: dated, added, build: hooks.build, releases };

mkdirSync(dirname(file), { recursive: true });
const unfinished = `${file}.${process.pid}`;
try {
  writeFileSync(unfinished, JSON.stringify(stored));
  keep(unfinished, file);
} finally {
  rmSync(unfinished, { force: true });
}
// Exits the process explicitly, because webpack-dev-server keeps handles open once it is loaded.
process.exit(0);

/**
 * Moves the extracted facts into the cache. If several processes extract them concurrently, the first result is kept,
 * so that all processes use the same one.
 */
function keep(written: string, as: string): void {
  try {
    linkSync(written, as);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(written, as);
  }
}
