/**
 * Guards for parsed JSON of the site's own build. They tell a file of another kind or version from the expected one,
 * and weigh less than a schema.
 */

/** Whether parsed JSON has the form of a type. */
export type Guard<Data> = (data: unknown) => data is Data;

/** Guard for objects with these fields. @param fields those that every valid object has */
export function isObjectWith<Data extends object>(...fields: (keyof Data)[]): Guard<Data> {
  return (data): data is Data =>
    typeof data === 'object' && data !== null && fields.every((field) => Object.hasOwn(data, field));
}

/** Whether it is a string. */
export const isText: Guard<string> = (data) => typeof data === 'string';

/** Guard for lists of which every item is valid. */
export function isListOf<Item>(isItem: Guard<Item>): Guard<Item[]> {
  return (data): data is Item[] => Array.isArray(data) && data.every(isItem);
}

/** Guard for objects of which every value is valid, whatever its key. */
export function isMapOf<Value>(isValue: Guard<Value>): Guard<Record<string, Value>> {
  const isObject = isObjectWith<object>();
  return (data): data is Record<string, Value> => isObject(data) && Object.values(data).every(isValue);
}

/** The data, with the type of the guard. @param file name for the message @throws TypeError if it has another form */
export function checked<Data>(data: unknown, isValid: Guard<Data>, file: string): Data {
  if (!isValid(data)) throw new TypeError(`${file} has another form than this page expects`);
  return data;
}
