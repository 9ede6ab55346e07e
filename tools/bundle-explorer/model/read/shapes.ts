/** Looks at values of foreign JSON, which may be anything. */

/** A text, or what stands for none. */
export const textOr = <T>(value: unknown, otherwise: T): string | T => (typeof value === 'string' ? value : otherwise);

/** A size or a number of things; 0 for what is none. */
export const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

/** A list; empty for what is none. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The properties of an object; none for what is no object. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Ids of chunks and modules are numbers or texts; as texts they are alike in all files. */
export const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** All ids of a list. */
export const idsOf = (value: unknown): string[] =>
  listOf(value)
    .map(idOf)
    .filter((id) => id !== undefined);

/** All texts of a list. */
export const textsOf = (value: unknown): string[] => listOf(value).filter((one) => typeof one === 'string');
