import isValid from 'webpack/schemas/WebpackOptions.check.js';
import schema from 'webpack-options-schema';
import validateSchema from 'webpack/lib/config/validateSchema.js';
import type { KeyPath, ValidationProblem } from '../model/answer.ts';
import type { Options } from './options.ts';

/** An error of schema-utils, as far as it is read here. */
interface SchemaError {
  keyword: string;
  /** `/module/rules/0`; in a list of configurations with `[1]` before it. */
  instancePath: string;
  params: { additionalProperty?: string; missingProperty?: string };
  children?: SchemaError[];
}

interface ValidationError extends Error {
  errors: SchemaError[];
  formatValidationError(error: SchemaError): string;
  postFormatter(formatted: string, error: SchemaError): string;
}

/** What webpack's validation says. */
export interface Validation {
  /** The whole message; absent when all is valid. */
  message?: string;
  /** The messages in it, by the place of their configuration. */
  problems: (ValidationProblem & { index: number })[];
}

/** Validates what `webpack()` would get: a configuration, or a list of them. */
export function validate(configuration: Options | Options[]): Validation {
  const asked = Array.isArray(configuration)
    ? configuration.map((one) => (isAsked(one) ? one : {}))
    : isAsked(configuration)
      ? configuration
      : {};
  if ([asked].flat().every((one) => isValid(one))) return { problems: [] };
  try {
    validateSchema(schema, asked);
  } catch (error) {
    if (isValidationError(error))
      return { message: error.message, problems: error.errors.map((one) => problemOf(one, error)) };
    throw error;
  }
  return { problems: [] };
}

/** Compiles the schema, which takes a second, so that the first invalid configuration has its messages at once. */
export function warmUp(): void {
  validate({ mode: '' });
}

/** Whether webpack validates a configuration: after `needValidate` in its `lib/webpack.js`. */
function isAsked(options: Options): boolean {
  const experiments = options.experiments as { futureDefaults?: unknown } | undefined;
  const isFuture = experiments?.futureDefaults === true && (options.mode === 'production' || !options.mode);
  return options.validate !== false && !isFuture;
}

function isValidationError(error: unknown): error is ValidationError {
  return error instanceof Error && error.name === 'ValidationError' && 'errors' in error;
}

function problemOf(error: SchemaError, all: ValidationError): ValidationProblem & { index: number } {
  const text = all.postFormatter(all.formatValidationError(error), error);
  const { instancePath, params } = whatIsSaid(error, all);
  const [, list, pointer = ''] = /^(?:\[(\d+)\])?(.*)$/s.exec(instancePath) ?? [];
  const key = params.additionalProperty ?? params.missingProperty;
  const path = [...keysOf(pointer), ...(key === undefined ? [] : [key])];
  return { text, path, index: Number(list ?? 0) };
}

/** A choice of which one branch is left says what that branch says. */
function whatIsSaid(error: SchemaError, all: ValidationError): SchemaError {
  const said = all.formatValidationError(error);
  const same = error.children?.find((child) => all.formatValidationError(child) === said);
  return same ? whatIsSaid(same, all) : error;
}

/** The keys of a JSON pointer. */
function keysOf(pointer: string): KeyPath {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
