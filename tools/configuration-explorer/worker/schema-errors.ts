/** Splits an error of schema-utils into single messages, each with its path and a suggestion. */
import type { KeyPath, Refusal, ValidationProblem } from '../model/answer.ts';
import { devtoolInOrder } from '../model/devtool-order.ts';
import type { Options } from './options.ts';
import { pathText } from '../model/option-index.ts';
import { nearest } from '../../../src/model/nearest.ts';

/** The used part of a schema error. */
interface SchemaError {
  keyword: string;
  /** `/module/rules/0`; in an array of configurations prefixed with `[1]`. */
  instancePath: string;
  schemaPath: string;
  params: { additionalProperty?: string; missingProperty?: string; allowedValues?: unknown[]; pattern?: string };
  /** What was validated. */
  data: unknown;
  /** The part of the schema that rejects it. */
  parentSchema: { properties?: object };
  /** All earlier errors at the same path or below. */
  children?: SchemaError[];
}

/** Error thrown by schema-utils. */
interface ValidationError extends Error {
  errors: SchemaError[];
  formatValidationError(error: SchemaError): string;
  postFormatter: ((formatted: string, error: SchemaError) => string) | null;
}

/** A message; `index` is its position in a validated array. */
type Problem = Omit<ValidationProblem, 'by'> & { index?: number };

/**
 * The messages of an error, in order, each followed by those that depend on it.
 *
 * @param base path of the validated options in the configuration
 */
function problemsIn(all: ValidationError, base: KeyPath): Problem[] {
  return all.errors.flatMap((error) => {
    const said = whatIsSaid(error, all);
    const later = otherUnknownKeys(error, said).map((one) => ({
      ...problemOf(one, one, { all, base }),
      isLater: true as const,
    }));
    return [problemOf(error, said, { all, base }), ...later];
  });
}

function problemOf(
  error: SchemaError,
  said: SchemaError,
  { all, base }: { all: ValidationError; base: KeyPath },
): Problem {
  const formatted = all.formatValidationError(error);
  const [, list, pointer = ''] = /^(?:\[(\d+)\])?(.*)$/s.exec(said.instancePath) ?? [];
  const key = said.params.additionalProperty ?? said.params.missingProperty;
  const above = [...base, ...keysOf(pointer)];
  const text = all.postFormatter ? all.postFormatter(formatted, error) : formatted;
  // What webpack proposes itself is better than what has similar letters: for `loaders` it says `module.rules`.
  const isProposed = /\bDid you mean\b/.test(text);
  const meant = isProposed ? undefined : (meantKey(said, above) ?? meantValue(error, said) ?? meantDevtool(said));
  return {
    text,
    path: [...above, ...(key === undefined ? [] : [key])],
    ...(list !== undefined && { index: Number(list) }),
    ...(meant !== undefined && { meant }),
  };
}

/** If only one branch of a union is left, its message is used. */
function whatIsSaid(error: SchemaError, all: ValidationError): SchemaError {
  const said = all.formatValidationError(error);
  const same = error.children?.find((child) => all.formatValidationError(child) === said);
  return same ? whatIsSaid(same, all) : error;
}

/** Of several unknown keys of an object, schema-utils reports only the last; the others are among its children. */
function otherUnknownKeys(error: SchemaError, said: SchemaError): SchemaError[] {
  if (said.keyword !== 'additionalProperties') return [];
  return (error.children ?? []).filter(
    (child) => child !== said && child.schemaPath === said.schemaPath && child.instancePath === said.instancePath,
  );
}

function meantKey({ params: { additionalProperty }, parentSchema }: SchemaError, above: KeyPath): string | undefined {
  if (additionalProperty === undefined) return undefined;
  const meant = similar(additionalProperty, Object.keys(parentSchema.properties ?? {}));
  return meant && pathText([...above, meant]);
}

/** A string close to one of the allowed values. */
function meantValue(error: SchemaError, { data, instancePath }: SchemaError): string | undefined {
  if (typeof data !== 'string') return undefined;
  const here = [error, ...(error.children ?? [])].filter((one) => one.instancePath === instancePath);
  const listed = here.flatMap(({ params }) => params.allowedValues ?? []);
  const meant = similar(
    data,
    listed.filter((value) => typeof value === 'string'),
  );
  return meant && JSON.stringify(meant);
}

/** A kind of source map whose words are in an order that webpack 5 refuses. */
function meantDevtool({ data, instancePath, params: { pattern } }: SchemaError): string | undefined {
  if (typeof data !== 'string' || !/\/devtool(?:\/\d+\/use)?$/.test(instancePath) || pattern === undefined)
    return undefined;
  const meant = devtoolInOrder(data);
  return meant !== undefined && new RegExp(pattern).test(meant) ? JSON.stringify(meant) : undefined;
}

/** Short words have too many neighbors to guess from. */
function similar(word: string, known: readonly string[]): string | undefined {
  return word.length < 4 ? undefined : nearest(word, known);
}

/** The keys of a JSON pointer. */
function keysOf(pointer: string): KeyPath {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Result of the schemas. */
export interface Validation {
  refusals: Refusal[];
  /** Messages by the index of their configuration. */
  problems: (ValidationProblem & { index: number })[];
}

/** Messages of an error; empty if there is none. */
export function validationOf(
  error: ValidationError | undefined,
  about: { by: string; index: number; base: KeyPath },
): Validation {
  if (!error) return { refusals: [], problems: [] };
  return {
    refusals: [{ by: about.by, message: error.message }],
    problems: problemsIn(error, about.base).map(({ index = about.index, ...said }) => ({
      by: about.by,
      ...said,
      index,
    })),
  };
}

/** Whether webpack validates a configuration, like `needValidate` in its `lib/webpack.js`. */
export function isValidated(options: Options): boolean {
  const experiments = options.experiments as { futureDefaults?: unknown } | undefined;
  const isFuture = experiments?.futureDefaults === true && (options.mode === 'production' || !options.mode);
  return options.validate !== false && !isFuture;
}

/** The error that a validation throws, if any. */
export function errorOf(run: () => void): ValidationError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError' && 'errors' in error)
      return error as ValidationError;
    throw error;
  }
}
