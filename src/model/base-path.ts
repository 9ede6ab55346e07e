/** Folder of the host that a site stands in, by its address: `/v5` of `https://docs.example/v5`, `''` at the root. */
export function basePathOf(origin: string): string {
  return new URL(origin).pathname.replace(/\/$/, '');
}

/** Folders of the same host, below a site, that belong to others: `/v5` below `https://docs.example`. */
export function foldersBelow(origin: string, others: readonly string[]): string[] {
  return others.filter((other) => other.startsWith(`${origin}/`)).map(basePathOf);
}
