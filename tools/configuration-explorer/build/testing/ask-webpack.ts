/** Asks webpack and webpack-dev-server about the files in `asked.json` of a folder, and writes what they say to `said.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import DevServer, { type Configuration as ServerOptions } from 'webpack-dev-server';

/** A configuration file, and what it gets if it is a function. */
export interface Asked {
  file: string;
  env: Record<string, unknown>;
  argv: Record<string, unknown>;
}

/** The messages of the two commands; nothing where one accepts the configuration. */
export interface Said {
  build?: string | undefined;
  serve?: string | undefined;
}

type Served = Configuration & { devServer?: ServerOptions | false };

const folder = process.argv[2] ?? '';
const said: Said[] = [];
for (const asked of JSON.parse(readFileSync(path.join(folder, 'asked.json'), 'utf8')) as Asked[]) {
  said.push({ build: await messageOf(asked, 'build'), serve: await messageOf(asked, 'serve') });
}
writeFileSync(path.join(folder, 'said.json'), JSON.stringify(said));

/** The configuration, anew each time: webpack changes what it is given. */
async function load({ file, env, argv }: Asked): Promise<Served | Served[]> {
  const { default: value } = (await import(`${pathToFileURL(file).href}?${said.length}${Math.random()}`)) as {
    default: unknown;
  };
  const given: unknown = typeof value === 'function' ? (value as (...of: unknown[]) => unknown)(env, argv) : value;
  return (await given) as Served | Served[];
}

/** What a plugin says when it is constructed, while the file is loaded, counts as well. */
async function messageOf(asked: Asked, command: 'build' | 'serve'): Promise<string | undefined> {
  try {
    const given = await load(asked);
    webpack((command === 'serve' ? withServers(given) : given) as Configuration);
    return undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return error.message;
    throw error;
  }
}

/** Adds servers as plugins, as the command `serve` does in webpack-cli's `lib/webpack-cli.js`. */
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
