/**
 * Returns the versions under which the JSON schema of webpack's configuration is published: the major version, whose
 * URL is stable, and the documented version.
 *
 * @param version webpack version such as `5.113.0`, or empty if unknown
 */
export function schemaVersions(version: string): string[] {
  return version === '' ? [] : [version.split('.', 1)[0]!, version];
}
