/** Extracts the base path from a site's URL: `/v5` for `https://docs.example/v5`, `''` at the root. */
export function basePathOf(origin: string): string {
  return new URL(origin).pathname.replace(/\/$/, '');
}

/**
 * Returns the base paths of other sites on the same host whose URLs are below this site's, such as `/v5` below
 * `https://docs.example`.
 */
export function foldersBelow(origin: string, others: readonly string[]): string[] {
  return others.filter((other) => other.startsWith(`${origin}/`)).map(basePathOf);
}
