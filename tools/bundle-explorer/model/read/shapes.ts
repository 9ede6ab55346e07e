/** Functions that convert untrusted JSON values to the expected types. */

/** Returns a JSON value if it is a string, and a default otherwise. */
export const textOr = <T>(value: unknown, otherwise: T): string | T => (typeof value === 'string' ? value : otherwise);

/** Returns a JSON value if it is a valid size or count, and 0 otherwise. */
export const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

/** Returns a JSON value if it is an array, and an empty array otherwise. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns a JSON value if it is an object, and an empty object otherwise. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Normalizes the id of a chunk or module to a string, because ids may also be numbers. */
export const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Returns all valid chunk or module ids in a JSON array. */
export const idsOf = (value: unknown): string[] =>
  listOf(value)
    .map(idOf)
    .filter((id) => id !== undefined);

/** Returns all strings in a JSON array. */
export const textsOf = (value: unknown): string[] => listOf(value).filter((one) => typeof one === 'string');
