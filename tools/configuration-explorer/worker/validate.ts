/**
 * Validates a configuration with the schemas of webpack and webpack-dev-server, and reports the packages' own messages.
 */
import isValid from 'webpack/schemas/WebpackOptions.check.js';
import schema from 'webpack-options-schema';
import serverSchema from 'webpack-dev-server-options-schema';
import validateSchema from 'webpack/lib/config/validateSchema.js';
import validateBy from 'webpack/lib/util/validateSchema.js';
import { isPlain, type Options } from './options.ts';
import { errorOf, isValidated, validationOf, type Validation } from './schema-errors.ts';

/**
 * Validates the options that would be passed to `webpack()` and `webpack serve`.
 *
 * @param isList whether the configurations were exported as an array, which changes the paths in webpack's messages
 */
export function validate(configurations: Options[], isList: boolean): Validation[] {
  return [ofWebpack(configurations, isList), ...servers(configurations).map(ofServer)];
}

/**
 * Compiles webpack's schema in advance, so that the first invalid configuration gets its messages without delay.
 * Compiling takes about a second.
 */
export function warmUp(): void {
  validate([{ mode: '' }], false);
}

/** Whether webpack-dev-server accepts the given options. */
export function isValidServer(options: Options): boolean {
  return !errorOf(() => validateServer(options));
}

function ofWebpack(configurations: Options[], isList: boolean): Validation {
  const asked = configurations.map((one) => (isValidated(one) ? one : {}));
  const error = asked.every((one) => isValid(one))
    ? undefined
    : errorOf(() => validateSchema(schema, isList ? asked : asked[0]));
  return validationOf(error, { by: 'webpack', index: 0, base: [] });
}

/**
 * Returns the `devServer` options that `webpack serve` would pass to a server, with the index of each configuration.
 */
function servers(configurations: Options[]): { options: Options; index: number }[] {
  // webpack-dev-server validates its options only if validation is on for the first compiler with `devServer` options.
  const owner = configurations.find(({ devServer }) => Boolean(devServer));
  // With a single compiler, webpack-dev-server's plugin runs before webpack applies its defaults, which may disable
  // validation.
  if (!owner || owner.validate === false || (configurations.length > 1 && !isValidated(owner))) return [];
  return configurations.flatMap(({ devServer }, index) => (isPlain(devServer) ? [{ options: devServer, index }] : []));
}

function ofServer({ options, index }: { options: Options; index: number }): Validation {
  return validationOf(
    errorOf(() => validateServer(options)),
    { by: 'webpack-dev-server', index, base: ['devServer'] },
  );
}

/** Validates webpack-dev-server options as `validateOptions` in its `lib/Server.js` does. */
function validateServer(options: Options): void {
  validateBy(serverSchema, options);
}
