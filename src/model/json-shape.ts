/**
 * Type guards for JSON files written by the site's own build. They detect a file with another format or version, and
 * take fewer bytes than a schema library.
 */

/** A type guard that checks whether parsed JSON has a certain type. */
export type Guard<Data> = (data: unknown) => data is Data;

/**
 * Creates a type guard for objects.
 * @param fields required fields
 */
export function isObjectWith<Data extends object>(...fields: (keyof Data)[]): Guard<Data> {
  return (data): data is Data =>
    typeof data === 'object' && data !== null && fields.every((field) => Object.hasOwn(data, field));
}

/** Checks that a value is a string. */
export const isText: Guard<string> = (data) => typeof data === 'string';

/** Creates a type guard for arrays with valid items. */
export function isListOf<Item>(isItem: Guard<Item>): Guard<Item[]> {
  return (data): data is Item[] => Array.isArray(data) && data.every(isItem);
}

/** Creates a type guard for objects with arbitrary keys and valid values. */
export function isMapOf<Value>(isValue: Guard<Value>): Guard<Record<string, Value>> {
  const isObject = isObjectWith<object>();
  return (data): data is Record<string, Value> => isObject(data) && Object.values(data).every(isValue);
}

/**
 * Returns parsed JSON with the type that a type guard checks for.
 * @param file file name for the error message
 * @throws TypeError if the data isn't valid
 */
export function checked<Data>(data: unknown, isValid: Guard<Data>, file: string): Data {
  if (!isValid(data)) throw new TypeError(`${file} has another form than this page expects`);
  return data;
}
