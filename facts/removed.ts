/**
 * Extracts options that earlier versions had and that have been removed. Their names are in
 * `data/removed/removed.json`, and their error messages come from the installed packages.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder, requireFrom } from './packages.ts';
import type { FactOf } from './types.ts';

const file = join(import.meta.dirname, '..', 'data', 'removed', 'removed.json');

/** A removed option as recorded in the JSON file, which `data/removed/schema.ts` validates. */
export interface RemovedOption {
  /**
   * Path of the removed option in the configuration, with `[]` for items of lists: `devServer.before`,
   * `module.rules[].query`.
   */
  name: string;
  /** Package that had the removed option. */
  package: 'webpack' | 'webpack-dev-server';
  /** First version that no longer has the option: `5`, or `5.92.0`. */
  removedIn: string;
  /** Other configuration paths of the same option. */
  aliases?: string[];
}

/**
 * Returns all removed options. Each has the validation message that its package prints for it, unless the package
 * accepts the option silently.
 */
export function extractRemoved(): FactOf<'removed'>[] {
  const { options } = JSON.parse(readFileSync(file, 'utf8')) as { options: RemovedOption[] };
  return options.map(({ name, package: owner, removedIn, aliases }) => {
    const text = refusal(name, owner);
    return {
      id: `removed:${name}`,
      kind: 'removed',
      name,
      package: owner,
      group: `${owner} ${removedIn.replace(/\.0$/, '')}`,
      ...(aliases && { aliases }),
      ...(text.length > 0 && { text }),
    };
  });
}

/**
 * Returns the lines of a validation message that are about a removed option: that it is unknown, and what webpack
 * suggests instead.
 */
function refusal(name: string, owner: RemovedOption['package']): string[] {
  const last = /[^.]+$/.exec(name)?.[0] ?? name;
  const message = owner === 'webpack' ? messageOfWebpack(name) : messageOfServer(name);
  const unknown = new RegExp(`^ - (\\S+ has an unknown property '${last}')`, 'm').exec(message)?.[1];
  const proposed = [...message.matchAll(/Did you mean (.+?)(?: \(BREAKING CHANGE|\?$)/gm)].map(([, one = '']) => one);
  if (unknown === undefined) return [];
  return [unknown, ...(proposed.length > 0 ? [`Did you mean ${proposed[0]}`] : [])];
}

function messageOfWebpack(name: string): string {
  const { validate } = requireFrom('webpack') as { validate: (configuration: unknown) => void };
  return messageOf(() => validate(configurationWith(name.split('.'))));
}

/** Validates options for `devServer` against webpack-dev-server's schema, and returns the error message. */
function messageOfServer(name: string): string {
  const require = createRequire(join(packageFolder('webpack-dev-server'), 'package.json'));
  const { validate } = require('schema-utils') as { validate: (...words: unknown[]) => void };
  const schema = requireFrom('webpack-dev-server', 'lib/options.json');
  const [, ...steps] = name.split('.');
  return messageOf(() => validate(schema, configurationWith(steps), { name: 'Dev Server', baseDataPath: 'options' }));
}

function messageOf(act: () => void): string {
  try {
    act();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Creates the smallest configuration that contains an option: `{ rules: [{ query: true }] }` for `rules[].query`. */
function configurationWith([step, ...rest]: string[]): unknown {
  if (step === undefined) return true;
  const [, key = '', list] = /^(.*?)(\[\])?$/.exec(step) ?? [];
  const inside = configurationWith(rest);
  return { [key.replace(/<key>/, 'shop')]: list ? [inside] : inside };
}
