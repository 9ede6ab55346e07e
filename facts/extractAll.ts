import { extractCommandLine } from './cli/commandLine.ts';
import { extractEnvironment } from './cli/environment.ts';
import { readDeclarations } from './declarations.ts';
import { readVersions } from './packages.ts';
import { extractDevServerOptions, extractMiddlewareOptions } from './servers/serverOptions.ts';
import type { StoredFacts } from './store.ts';
import { extractOptions } from './webpack/options.ts';
import { extractPluginOptions, extractPlugins } from './webpack/plugins.ts';

/** Runs every extractor on the installed packages. */
export async function extractAll(): Promise<StoredFacts> {
  const declarations = readDeclarations('webpack', 'types.d.ts');
  const options = extractOptions(declarations);
  const devServer = extractDevServerOptions();
  const plugins = extractPlugins();
  const facts = [
    ...options,
    ...devServer,
    ...extractMiddlewareOptions(),
    ...extractCommandLine(options, devServer),
    ...extractEnvironment(),
    ...plugins,
    ...extractPluginOptions(plugins, declarations),
  ];
  return { versions: readVersions(), facts, added: {}, build: [] };
}
