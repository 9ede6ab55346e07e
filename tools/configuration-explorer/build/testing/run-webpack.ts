/**
 * Validates the configurations listed in a folder's `configurations.json` with webpack and webpack-dev-server, and
 * writes the messages to `messages.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import DevServer, { type Configuration as ServerOptions } from 'webpack-dev-server';

/** A webpack configuration file, and the arguments to pass if it exports a function. */
export interface TestedConfiguration {
  file: string;
  env: Record<string, unknown>;
  argv: Record<string, unknown>;
}

/** Error message of each webpack-cli command. Absent if the command accepts the configuration. */
export interface CommandMessages {
  build?: string | undefined;
  serve?: string | undefined;
}

type Served = Configuration & { devServer?: ServerOptions | false };

const folder = process.argv[2] ?? '';
const said: CommandMessages[] = [];
for (const asked of JSON.parse(
  readFileSync(path.join(folder, 'configurations.json'), 'utf8'),
) as TestedConfiguration[]) {
  said.push({ build: await messageOf(asked, 'build'), serve: await messageOf(asked, 'serve') });
}
writeFileSync(path.join(folder, 'messages.json'), JSON.stringify(said));

/**
 * Loads a webpack configuration file. It is loaded again for each command, because webpack mutates the configuration.
 */
async function load({ file, env, argv }: TestedConfiguration): Promise<Served | Served[]> {
  const { default: value } = (await import(`${pathToFileURL(file).href}?${said.length}${Math.random()}`)) as {
    default: unknown;
  };
  const given: unknown = typeof value === 'function' ? (value as (...of: unknown[]) => unknown)(env, argv) : value;
  return (await given) as Served | Served[];
}

/**
 * Returns the validation error that a command reports for a configuration. Plugin constructors may already throw it
 * while the file is loaded.
 */
async function messageOf(asked: TestedConfiguration, command: 'build' | 'serve'): Promise<string | undefined> {
  try {
    const given = await load(asked);
    webpack((command === 'serve' ? withServers(given) : given) as Configuration);
    return undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return error.message;
    throw error;
  }
}

/** Adds development servers as plugins, as webpack-cli's `serve` command does in `lib/webpack-cli.js`. */
function withServers(given: Served | Served[]): Served | Served[] {
  const list = [given].flat();
  const asking = list.filter(({ devServer }) => devServer);
  const servers = (asking.length > 0 ? asking : list.slice(0, 1))
    .filter(({ devServer }) => devServer !== false)
    .map(({ devServer }) => new DevServer({ ...(devServer as ServerOptions), setupExitSignals: false }));
  const plugins = servers as unknown as NonNullable<Configuration['plugins']>;
  if (Array.isArray(given) && given.length > 1) return Object.assign([...given], { plugins });
  for (const one of list) one.plugins = [...(one.plugins ?? []), ...plugins];
  return given;
}
