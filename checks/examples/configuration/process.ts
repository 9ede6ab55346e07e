/**
 * Runs as a process of its own: loads configurations the way webpack-cli does and says what is wrong with them. One
 * process takes many, one after the other; a configuration that never ends costs the process.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findUnknownKeys, type Schema } from './unknown-keys.ts';

const require = createRequire(import.meta.url);

/** What the parent asks: the file of a configuration, in the folder it belongs to. */
export interface Question {
  file: string;
  folder: string;
}

/** What it gets: one message for each thing that is wrong. */
export interface Answer {
  messages: string[];
}

type Configuration = Record<string, unknown>;

process.on('message', (question: Question) => {
  void examine(question).then((messages) => process.send!({ messages } satisfies Answer));
});

async function examine({ file, folder }: Question): Promise<string[]> {
  const before = process.cwd();
  try {
    process.chdir(folder);
    const exported = await load(file);
    const modes =
      typeof exported === 'function' || (Array.isArray(exported) && exported.some((one) => typeof one === 'function'))
        ? ['development', 'production']
        : ['none'];
    const messages: string[] = [];
    for (const mode of modes) messages.push(...(await configurationsOf(exported, mode)).flatMap(validate));
    return [...new Set(messages)];
  } catch (error) {
    return [describe(error, file)];
  } finally {
    process.chdir(before);
  }
}

async function load(file: string): Promise<unknown> {
  const loaded = (await import(pathToFileURL(file).href)) as { default?: unknown };
  const exported = loaded.default ?? loaded;
  // A transpiled module keeps its default export one step further in.
  return isObject(exported) && exported.__esModule === true && 'default' in exported ? exported.default : exported;
}

async function configurationsOf(exported: unknown, mode: string): Promise<Configuration[]> {
  const value: unknown = await (typeof exported === 'function'
    ? (exported as (env: object, argv: object) => unknown)({}, { mode })
    : exported);
  if (Array.isArray(value)) return (await Promise.all(value.map((one) => configurationsOf(one, mode)))).flat();
  if (!isObject(value))
    throw new Error(
      `The configuration is ${value === null ? 'null' : `of type ${typeof value}`}: export an object, a function that returns one, or an array of them.`,
    );
  if (Object.keys(value).length === 0)
    throw new Error('The file exports nothing: write `export default { … }` or `module.exports = { … }`.');
  return [value];
}

function validate(configuration: Configuration): string[] {
  const { validate: validateOptions } = require('webpack') as { validate(options: unknown): void };
  const { devServer, ...options } = configuration;
  const messages: string[] = [];
  try {
    validateOptions(options);
  } catch (error) {
    messages.push(tidy(error));
  }
  messages.push(...unknownKeys(require('webpack/schemas/WebpackOptions.json') as Schema, options, ''));
  if (isObject(devServer)) {
    const { validate: validateSchema } = require('schema-utils') as typeof import('schema-utils');
    const schema = devServerSchema();
    try {
      validateSchema(schema as never, devServer, { name: 'Dev Server', baseDataPath: 'devServer' });
    } catch (error) {
      messages.push(tidy(error));
    }
    messages.push(...unknownKeys(schema, devServer, 'devServer.'));
  }
  return messages.filter((message) => message !== '');
}

function unknownKeys(schema: Schema, value: unknown, prefix: string): string[] {
  return findUnknownKeys(schema, value).map(({ path: key, known }) => {
    const shown = known.length > 12 ? `${known.slice(0, 12).join(', ')}, …` : known.join(', ');
    return `webpack has no option ${prefix}${key}; known there: ${shown}`;
  });
}

/** The package's `exports` keep the schema to itself; the file is there nevertheless. */
function devServerSchema(): Schema {
  const manifest = require.resolve('webpack-dev-server/package.json');
  return JSON.parse(readFileSync(path.join(path.dirname(manifest), 'lib/options.json'), 'utf8')) as Schema;
}

/** Webpack quotes its documentation under each message; the first lines of each complaint are enough. */
function tidy(error: unknown): string {
  const lines = (error as Error).message.split('\n');
  return (
    lines
      .filter((line) => line.startsWith(' - ') || lines.length === 1)
      .slice(0, 4)
      // What is unknown is told once, with the names that are known.
      .filter((line) => !line.includes('has an unknown property'))
      .map((line) => line.replace(/^ - /, ''))
      .join('; ')
  );
}

function describe(error: unknown, file: string): string {
  if (!(error instanceof Error)) return `loading it threw ${String(error)}`;
  const place = new RegExp(`${file.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}:(\\d+)`).exec(
    error.stack ?? '',
  )?.[1];
  return `${place ? `line ${place}: ` : ''}${error.message
    .split('\n')
    .slice(0, 6)
    .join('\n')
    .replaceAll(file, file.slice(file.lastIndexOf('/') + 1))}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
