import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '../../../src/model/nearest.ts';
import { findUnknownKeys, type Schema } from './unknown-keys.ts';
import { lastPart } from '../../../src/model/last-part.ts';

const require = createRequire(import.meta.url);

/** Options of webpack and of webpack-dev-server. */
export type Configuration = Record<string, unknown>;

/** Returns errors in a configuration that webpack, its schema or webpack-dev-server's schema reports. */
export function validate(configuration: Configuration): string[] {
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
    const meant = didYouMean(lastPart(key), known);
    if (meant !== '') return `webpack has no option ${prefix}${key}.${meant}`;
    const shown = known.length > 12 ? `${known.slice(0, 12).join(', ')}, …` : known.join(', ');
    return `webpack has no option ${prefix}${key}; known there: ${shown}`;
  });
}

/** Reads webpack-dev-server's schema by its path, because it isn't in the package's `exports`. */
function devServerSchema(): Schema {
  const manifest = require.resolve('webpack-dev-server/package.json');
  return JSON.parse(readFileSync(path.join(path.dirname(manifest), 'lib/options.json'), 'utf8')) as Schema;
}

/** Shortens webpack's message to its first lines, because webpack appends its documentation. */
function tidy(error: unknown): string {
  const lines = (error as Error).message.split('\n');
  return (
    lines
      .filter((line) => line.startsWith(' - ') || lines.length === 1)
      .slice(0, 4)
      // Unknown properties are reported elsewhere, with suggestions.
      .filter((line) => !line.includes('has an unknown property'))
      .map((line) => line.replace(/^ - /, ''))
      .join('; ')
  );
}

/** Whether a value is an object or an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
