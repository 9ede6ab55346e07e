import { basename, dirname, join } from 'node:path';

import { readPackageFile } from '../packages.ts';
import type { FactPackage } from '../packages.ts';
import { signatureIn } from './function-signature.ts';
import type { Schema } from './schema.ts';

/**
 * Reads a package's schema file and inlines everything that it refers to in other files: definitions, so that all
 * references have the form `#/definitions/…`, and the signatures of functions.
 *
 * @param read returns the text of a file; by default, from the installed package (an unpacked older version needs
 * another function)
 * @throws Error that names package, version and file, if the file or a file that it refers to is missing
 */
export function readSchema(
  packageName: FactPackage,
  file: string,
  read: (path: string) => string = (path) => readPackageFile(packageName, path),
): Schema {
  const definitions: Record<string, Schema> = {};
  const loaded = new Map<string, Schema>();

  const load = (path: string): Schema => {
    const known = loaded.get(path);
    if (known) return known;
    const schema = JSON.parse(read(path)) as Schema;
    loaded.set(path, schema);
    rewrite(schema, path);
    for (const [name, definition] of Object.entries(schema.definitions ?? {})) definitions[name] ??= definition;
    return schema;
  };

  const rewrite = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const value of Object.values(node)) rewrite(value, path);
    const part: Schema = node;
    if (part.instanceof === 'Function' && part.tsType) part.tsType = signatureIn(part.tsType, path, read);
    const [, other, pointer] = /^(.+\.json)(#.*)?$/.exec(part.$ref ?? '') ?? [];
    if (!other) return;
    const target = join(dirname(path), other);
    const schema = load(target);
    if (pointer && pointer !== '#') {
      part.$ref = pointer;
    } else {
      const name = basename(other, '.json');
      const { definitions: _, ...whole } = schema;
      definitions[name] ??= whole;
      part.$ref = `#/definitions/${name}`;
    }
  };

  return { ...load(file), definitions };
}
