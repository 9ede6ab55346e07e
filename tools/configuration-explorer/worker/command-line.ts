import { getArguments, processArguments } from 'webpack/lib/config/cli.js';
import { nearest } from '../../../src/model/nearest.ts';
import type { Options } from './options.ts';

/**
 * What webpack-cli derives from the command line: environment variables, and the arguments for a configuration
 * function.
 */
export interface Call {
  /** Environment variables from the command line, and `NODE_ENV` from `--node-env`. */
  variables: Record<string, string>;
  /** First argument of a configuration function: the values of `--env` on the command line. */
  env: Record<string, unknown>;
  /** Second argument of a configuration function: all flags on the command line. */
  argv: Record<string, unknown>;
  /** Whether the command is `webpack serve`, which has the flags of webpack-dev-server, too. */
  isServing: boolean;
}

const commands: ReadonlySet<string> = new Set(['npx', 'webpack', 'cross-env', 'build', 'bundle', 'b']);

/**
 * webpack-cli flags with a short form that consists of their first letter, such as `-d` for `--devtool`. A test
 * compares the list with webpack-cli's documentation data.
 */
export const flagsWithShortForm = [
  'config',
  'devtool',
  'extends',
  'json',
  'merge',
  'output-path',
  'target',
  'watch',
] as const;

/** Parses a webpack command line such as `NODE_ENV=production npx webpack --mode production --env target=web`. */
export function readCommandLine(line: string): Call {
  const words = [...line.matchAll(/(?:"[^"]*"|'[^']*'|\S)+/g)].map(([word]) => word.replaceAll(/["']/g, ''));
  const isServing = words.some((word) => word === 'serve' || word === 's' || word === 'server');
  const call: Call = { variables: {}, env: { WEBPACK_BUNDLE: true, WEBPACK_BUILD: true }, argv: {}, isServing };
  const isWatching = words.includes('watch') || words.includes('w');
  if (isServing) call.env = { WEBPACK_SERVE: true };
  if (isWatching) call.env = { WEBPACK_WATCH: true };
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const [, variable, value = ''] = /^(\w+)=(.*)$/.exec(word) ?? [];
    if (variable !== undefined) call.variables[variable] = value;
    else if (word.startsWith('-')) readFlag(word, words, call);
    else if (!commands.has(word)) continue;
  }
  return { ...call, argv: { ...call.argv, env: call.env } };
}

function readFlag(word: string, rest: string[], call: Call): void {
  const [, dashes = '', given = '', joined] = /^(--?)([\w-]+)(?:=(.*))?$/s.exec(word) ?? [];
  const name = (dashes === '-' && flagsWithShortForm.find((flag) => flag.charAt(0) === given)) || given;
  const takesNext = joined === undefined && rest[0] !== undefined && !rest[0].startsWith('-');
  const value = joined ?? (takesNext ? (rest.shift() ?? '') : true);
  if (name === 'env') setEnvironment(call.env, String(value));
  else if (dashes === '--' && name.startsWith('no-')) call.argv[camelCase(name.slice(3))] = false;
  else call.argv[camelCase(name)] = value;
  if (/^(?:config-)?node-env$/.test(name)) call.variables.NODE_ENV = String(value);
}

/**
 * Sets an `--env` value as webpack-cli does: `--env production` is `true`, `--env target=web` a string, `--env a.b=c`
 * an object, and `--env a=` undefined.
 */
function setEnvironment(env: Record<string, unknown>, text: string): void {
  const [path = '', ...value] = text.split('=');
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = env;
  for (const key of keys) {
    const inner = place[key];
    place = place[key] = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  }
  const given = value.join('=');
  place[last] = value.length === 0 ? true : given || undefined;
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A flag that webpack-cli refuses. */
export interface WrongFlag {
  flag: string;
  /** webpack-cli's message. */
  message: string;
  /** The flag that was probably meant. */
  meant?: string;
}

/**
 * Applies command-line flags to a configuration, as webpack-cli does. If nothing else sets the mode, `NODE_ENV` does.
 * Mutates the configuration.
 */
export function applyFlags(configuration: Options, { argv, variables, isServing }: Call): WrongFlag[] {
  const known = getArguments();
  const flags = Object.entries(argv).filter(([name]) => !ownFlags.has(name));
  const unknown = isServing ? [] : flags.filter(([name]) => !known[kebabCase(name)]);
  const usable = flags.filter(([name]) => known[kebabCase(name)]);
  const problems = processArguments(
    Object.fromEntries(usable.map(([name]) => [name, known[kebabCase(name)]])),
    configuration,
    Object.fromEntries(usable),
  );
  if (!configuration.mode && /^(?:development|production|none)$/.test(variables.NODE_ENV ?? ''))
    configuration.mode = variables.NODE_ENV;
  return [
    ...unknown.map(([name]) => unknownFlag(name, Object.keys(known))),
    ...(problems ?? []).map(({ argument, value }) => {
      const flag = `--${kebabCase(argument)}`;
      return { flag, message: `Invalid value '${String(value)}' for the '${flag}' option` };
    }),
  ];
}

function unknownFlag(name: string, known: readonly string[]): WrongFlag {
  const flag = name.length === 1 ? `-${name}` : `--${kebabCase(name)}`;
  const meant = name.length < 4 ? undefined : nearest(kebabCase(name), [...known, ...[...ownFlags].map(kebabCase)]);
  return { flag, message: `Unknown option '${flag}'`, ...(meant !== undefined && { meant: `--${meant}` }) };
}

/** Flags that webpack-cli handles itself and doesn't pass to the configuration. */
const ownFlags: ReadonlySet<string> = new Set(
  `env config c configName merge m nodeEnv configNodeEnv analyze progress json j failOnWarnings disableInterpret color
   watchOptionsStdin extends e open hot port host`.split(/\s+/),
);

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
