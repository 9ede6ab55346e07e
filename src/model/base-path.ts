/** Base path of a site, from its URL: `/v5` for `https://docs.example/v5`, `''` at the root. */
export function basePathOf(origin: string): string {
  return new URL(origin).pathname.replace(/\/$/, '');
}

/** Base paths of other sites on the same host, below this one: `/v5` below `https://docs.example`. */
export function foldersBelow(origin: string, others: readonly string[]): string[] {
  return others.filter((other) => other.startsWith(`${origin}/`)).map(basePathOf);
}
