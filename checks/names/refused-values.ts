import { createRequire } from 'node:module';
import { readSchema } from '../../facts/schema/read-schema.ts';
import { didYouMean } from '../../src/model/nearest.ts';

const require = createRequire(import.meta.url);

/**
 * Returns the error message with which webpack or webpack-dev-server rejects a value of an option. Returns undefined if
 * they accept the value, or if it isn't a plain value but a name, a function or an object.
 *
 * @param path the option as written, without quotes: `module.rules[].type`
 * @param written the value as written: `"node"`, `[".js"]`
 */
export function refusalOf(path: string, written: string): string | undefined {
  const value = plainValue(written);
  // webpack-cli accepts more values of `devServer` than webpack-dev-server itself.
  if (value === undefined || path === 'devServer') return undefined;
  const configuration = nested(path.split('.'), value);
  try {
    if ('devServer' in configuration) validateServer(configuration.devServer as object);
    else validateBuild(configuration);
    return undefined;
  } catch (error) {
    return reasonIn((error as Error).message, path, value);
  }
}

/**
 * Parses a value as written in prose: a string, number, boolean, or list of them. Returns undefined for anything else.
 */
function plainValue(written: string): unknown {
  try {
    const value: unknown = JSON.parse(written.replaceAll("'", '"'));
    return value !== null && (typeof value !== 'object' || Array.isArray(value)) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Creates a webpack configuration that sets a single option. */
function nested([first = '', ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  const inside = rest.length === 0 ? value : nested(rest, value);
  return { [first.replace(/\[\d*\]$/, '')]: first.endsWith(']') ? [inside] : inside };
}

function validateBuild(configuration: object): void {
  const webpack = require('webpack') as typeof import('webpack');
  webpack.validate(configuration);
  // Apply the defaults too, because webpack's schema accepts any string as a target.
  webpack.config.applyWebpackOptionsDefaults(webpack.config.getNormalizedWebpackOptions(configuration));
}

function validateServer(options: object): void {
  const { validate } = require('schema-utils') as { validate: (schema: object, options: object) => void };
  validate(readSchema('webpack-dev-server', 'lib/options.json'), options);
}

/**
 * Returns the part of a validation error that is about the checked option. Returns undefined if the error is about
 * other options that the value requires.
 */
function reasonIn(message: string, path: string, value: unknown): string | undefined {
  const target = /^Unknown target '.*'.*\n([^]*)/.exec(message)?.[1];
  if (target !== undefined)
    return `${path} does not take ${JSON.stringify(value)}.${didYouMean(String(value), target.match(/[a-z][a-z-]+/g) ?? [])}`;
  const place = path.replace(/^devServer/, 'options').replaceAll(/\[\d*\]/g, '[0]');
  const [, about, reason = ''] =
    /^ - (?:configuration\.)?(\S+) (should (?:be one of these:\n)?[^\n]*)/m.exec(message) ?? [];
  return about === place
    ? `${path} does not take ${JSON.stringify(value)}: it ${withoutMembers(reason).replaceAll(/\s+/g, ' ').replace(/[.:]$/, '')}.`
    : undefined;
}

/** Removes the members of object types from a validation error, innermost first. */
function withoutMembers(text: string): string {
  const shorter = text.replaceAll(/object \{[^{}]*\}/g, 'object');
  return shorter === text ? text : withoutMembers(shorter);
}
