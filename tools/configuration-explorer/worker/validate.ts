/** What the schemas of webpack and of webpack-dev-server say of a configuration, in the words of the packages. */
import isValid from 'webpack/schemas/WebpackOptions.check.js';
import schema from 'webpack-options-schema';
import serverSchema from 'webpack-dev-server-options-schema';
import validateSchema from 'webpack/lib/config/validateSchema.js';
import validateBy from 'webpack/lib/util/validateSchema.js';
import { isPlain, type Options } from './options.ts';
import { errorOf, isValidated, validationOf, type Validation } from './schema-errors.ts';

/**
 * Validates what `webpack()` and `webpack serve` would get.
 * @param isList whether they get a list, which changes how webpack names places
 */
export function validate(configurations: Options[], isList: boolean): Validation[] {
  return [ofWebpack(configurations, isList), ...servers(configurations).map(ofServer)];
}

/** Compiles the schema, which takes a second, so that the first invalid configuration has its messages at once. */
export function warmUp(): void {
  validate([{ mode: '' }], false);
}

/** Whether the development server takes these options. */
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

/** The places of configurations whose options `webpack serve` gives to a server. */
function servers(configurations: Options[]): { options: Options; index: number }[] {
  // webpack-dev-server asks the first compiler that has options for it whether there is to be a validation.
  const owner = configurations.find(({ devServer }) => Boolean(devServer));
  // Its plugin comes to a single one before the defaults do, one of which can be no validation.
  if (!owner || owner.validate === false || (configurations.length > 1 && !isValidated(owner))) return [];
  return configurations.flatMap(({ devServer }, index) => (isPlain(devServer) ? [{ options: devServer, index }] : []));
}

function ofServer({ options, index }: { options: Options; index: number }): Validation {
  return validationOf(
    errorOf(() => validateServer(options)),
    { by: 'webpack-dev-server', index, base: ['devServer'] },
  );
}

/** As webpack-dev-server does it in `validateOptions` of its `lib/Server.js`. */
function validateServer(options: Options): void {
  validateBy(serverSchema, options);
}
