/**
 * Under which versions the schema of configurations is published: the major one, whose address stays, and the documented one.
 *
 * @param version of webpack, `5.113.0`; none where it is not known
 */
export function schemaVersions(version: string): string[] {
  return version === '' ? [] : [version.split('.', 1)[0]!, version];
}
