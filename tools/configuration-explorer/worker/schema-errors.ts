/** Splits a validation error from schema-utils into single messages, each with its path and a suggestion. */
import type { KeyPath, Refusal, ValidationProblem } from '../model/answer.ts';
import { devtoolInOrder } from '../model/devtool-order.ts';
import type { Options } from './options.ts';
import { pathText } from '../model/option-index.ts';
import { nearest } from '../../../src/model/nearest.ts';

/** The members of an error from schema-utils that the configuration explorer uses. */
interface SchemaError {
  keyword: string;
  /**
   * Path of the invalid value as a JSON pointer (`/module/rules/0`). In an array of configurations, it is prefixed with
   * an index such as `[1]`.
   */
  instancePath: string;
  schemaPath: string;
  params: { additionalProperty?: string; missingProperty?: string; allowedValues?: unknown[]; pattern?: string };
  /** The configuration value that was validated. */
  data: unknown;
  /** The part of the schema that rejected the configuration value. */
  parentSchema: { properties?: object };
  /** All earlier validation errors at the same path or inside it. */
  children?: SchemaError[];
}

/** Error that schema-utils throws for invalid options. */
interface ValidationError extends Error {
  errors: SchemaError[];
  formatValidationError(error: SchemaError): string;
  postFormatter: ((formatted: string, error: SchemaError) => string) | null;
}

/** A validation message. `index` is the position of its configuration in a validated array. */
type Problem = Omit<ValidationProblem, 'by'> & { index?: number };

/**
 * Returns the messages of a validation error in order. Each is followed by the messages that are reported only after it
 * is fixed.
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
  const inner = mistypedIn(said) ?? innermostIn(said);
  const about = inner ?? said;
  const [, list, pointer = ''] = /^(?:\[(\d+)\])?(.*)$/s.exec(about.instancePath) ?? [];
  const key = about.params.additionalProperty ?? about.params.missingProperty;
  const above = [...base, ...keysOf(pointer)];
  const text = all.postFormatter ? all.postFormatter(formatted, error) : formatted;
  // Prefer webpack's own suggestion to one that is based on spelling: for `loaders`, webpack names `module.rules`.
  const isProposed = /\bDid you mean\b/.test(text);
  const meant = isProposed ? undefined : (meantKey(about, above) ?? meantValue(error, said) ?? meantDevtool(said));
  return {
    text,
    path: [...above, ...(key === undefined ? [] : [key])],
    ...(list !== undefined && { index: Number(list) }),
    ...(meant !== undefined && { meant }),
    ...(inner && { inner: all.formatValidationError(inner) }),
    ...(about.params.additionalProperty !== undefined && { isUnknown: true as const }),
  };
}

/** Follows the only remaining branch of a union in a schema. schema-utils reports the message of that branch. */
function whatIsSaid(error: SchemaError, all: ValidationError): SchemaError {
  const said = all.formatValidationError(error);
  const same = error.children?.find((child) => all.formatValidationError(child) === said);
  return same ? whatIsSaid(same, all) : error;
}

/**
 * Returns the error about a mistyped key in a value that matches no branch of a schema's union. schema-utils lists all
 * branches instead, with a path that ends at the value.
 */
function mistypedIn({ keyword, children = [] }: SchemaError): SchemaError | undefined {
  if (keyword !== 'anyOf' && keyword !== 'oneOf') return undefined;
  return children.find((child) => meantKey(child, []) !== undefined);
}

/**
 * Returns the error about the only value that is wrong in an object that matches no branch of a schema's union. Returns
 * `undefined` if several values may be wrong, because they depend on the branch.
 */
function innermostIn({ keyword, instancePath, children = [] }: SchemaError): SchemaError | undefined {
  if (keyword !== 'anyOf' && keyword !== 'oneOf') return undefined;
  const inside = children.filter((child) => child.instancePath.startsWith(`${instancePath}/`));
  const shortest = inside.toSorted((a, b) => a.instancePath.length - b.instancePath.length)[0];
  if (!shortest || !inside.every((child) => `${child.instancePath}/`.startsWith(`${shortest.instancePath}/`)))
    return undefined;
  const here = inside.filter((child) => child.instancePath === shortest.instancePath);
  const union = here.find((child) => child.keyword === 'anyOf' || child.keyword === 'oneOf');
  const error = union && { ...union, children: inside.filter((child) => child !== union) };
  return (error && innermostIn(error)) ?? union ?? shortest;
}

/**
 * Returns the errors about further unknown keys of the same object. schema-utils reports only the last one, and adds
 * the others to its children.
 */
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

/** Suggests an allowed option value that is similar to an invalid string. */
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

/** Suggests a `devtool` value whose words are in the order that webpack 5 requires. */
function meantDevtool({ data, instancePath, params: { pattern } }: SchemaError): string | undefined {
  if (typeof data !== 'string' || !/\/devtool(?:\/\d+\/use)?$/.test(instancePath) || pattern === undefined)
    return undefined;
  const meant = devtoolInOrder(data);
  return meant !== undefined && new RegExp(pattern).test(meant) ? JSON.stringify(meant) : undefined;
}

/**
 * Returns the known word that is most similar to a misspelled one, or the only known word that starts with an
 * abbreviation. Returns `undefined` for other short words, which resemble too many others.
 */
function similar(word: string, known: readonly string[]): string | undefined {
  const begun = word.length < 3 ? [] : known.filter((one) => one.startsWith(word));
  if (begun.length === 1) return begun[0];
  return word.length < 4 ? undefined : nearest(word, known);
}

/** Converts a JSON pointer to the path of a configuration key. */
function keysOf(pointer: string): KeyPath {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Result of validating one or more webpack configurations. */
export interface Validation {
  refusals: Refusal[];
  /** Validation messages, each with the index of its configuration. */
  problems: (ValidationProblem & { index: number })[];
}

/** Converts a validation error to messages. Returns an empty result if there is no error. */
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

/** Whether webpack would validate a configuration, as `needValidate` in its `lib/webpack.js` determines. */
export function isValidated(options: Options): boolean {
  const experiments = options.experiments as { futureDefaults?: unknown } | undefined;
  const isFuture = experiments?.futureDefaults === true && (options.mode === 'production' || !options.mode);
  return options.validate !== false && !isFuture;
}

/** Returns the error that a validation function throws, or `undefined` if it throws none. */
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
