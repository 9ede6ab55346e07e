/** Type guards for untrusted JSON. */

/** The value if it is a string, otherwise a default. */
export const textOr = <T>(value: unknown, otherwise: T): string | T => (typeof value === 'string' ? value : otherwise);

/** A size or count; 0 for other types. */
export const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

/** An array; empty for other types. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** An object's properties; none for other types. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Ids of chunks and modules may be numbers or strings; normalized to strings. */
export const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** All ids in an array. */
export const idsOf = (value: unknown): string[] =>
  listOf(value)
    .map(idOf)
    .filter((id) => id !== undefined);

/** All strings in an array. */
export const textsOf = (value: unknown): string[] => listOf(value).filter((one) => typeof one === 'string');
