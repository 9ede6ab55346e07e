/** From an error of schema-utils to single messages, each with its path and what was probably meant. */
import type { KeyPath, Refusal, ValidationProblem } from '../model/answer.ts';
import { devtoolInOrder } from '../model/devtool-order.ts';
import type { Options } from './options.ts';
import { pathText } from '../model/option-index.ts';
import { nearest } from '../../../src/model/nearest.ts';

/** An error of a schema, as far as it is read here. */
interface SchemaError {
  keyword: string;
  /** `/module/rules/0`; in a list of configurations with `[1]` before it. */
  instancePath: string;
  schemaPath: string;
  params: { additionalProperty?: string; missingProperty?: string; allowedValues?: unknown[]; pattern?: string };
  /** What was validated. */
  data: unknown;
  /** The part of the schema that refuses it. */
  parentSchema: { properties?: object };
  /** All errors at the same place or below that came before it. */
  children?: SchemaError[];
}

/** What schema-utils throws. */
interface ValidationError extends Error {
  errors: SchemaError[];
  formatValidationError(error: SchemaError): string;
  postFormatter: ((formatted: string, error: SchemaError) => string) | null;
}

/** A message; `index` is the place in the list that was validated, if it was one. */
type Problem = Omit<ValidationProblem, 'by'> & { index?: number };

/**
 * The messages of an error, in its order, each followed by those that wait for it.
 * @param base where in the configuration the options are that were validated
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

/** A choice of which one branch is left says what that branch says. */
function whatIsSaid(error: SchemaError, all: ValidationError): SchemaError {
  const said = all.formatValidationError(error);
  const same = error.children?.find((child) => all.formatValidationError(child) === said);
  return same ? whatIsSaid(same, all) : error;
}

/** Of several unknown keys of an object, schema-utils tells the last one, and has the others among its children. */
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

/** A text that is nearly one of those that are listed. */
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

/** What the schemas say. */
export interface Validation {
  refusals: Refusal[];
  /** The messages in them, by the place of their configuration. */
  problems: (ValidationProblem & { index: number })[];
}

/** What an error says; nothing where there is none. */
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

/** Whether webpack validates a configuration: after `needValidate` in its `lib/webpack.js`. */
export function isValidated(options: Options): boolean {
  const experiments = options.experiments as { futureDefaults?: unknown } | undefined;
  const isFuture = experiments?.futureDefaults === true && (options.mode === 'production' || !options.mode);
  return options.validate !== false && !isFuture;
}

/** What a validation throws, if it does. */
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
